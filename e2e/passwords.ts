/** The passwords of the site `protected`, by the environment variables that its build reads. */
export const PASSWORDS = {
  HALFLIGHT_PASSWORD_ACME: 'k3vd-9xq2-hm4t-w7ps',
  HALFLIGHT_PASSWORD_QUOTES: 'seven larks over Über mill',
} as const;
