import { TOKEN_TIMEOUT } from '../halflight/limits';
import { kindOf } from './submission';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Checks whether a token belongs to a human. `address` is the visitor's IP address; empty if unknown. */
export type CheckToken = (token: string, address: string) => Promise<boolean>;

/**
 * Checks Turnstile tokens with Cloudflare. If that cannot be reached or its response is unusable, the token counts as valid: an outage there must not
 * lose a message here. `verify` is the URL of the check.
 */
export function checkTurnstile(secret: string, log: (line: string) => void, verify = SITEVERIFY): CheckToken {
  return async (token, address) => {
    try {
      const response = await fetch(verify, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, ...(address !== '' && { remoteip: address }) }),
        signal: AbortSignal.timeout(TOKEN_TIMEOUT),
      });
      const answer = (await response.json()) as { success?: unknown; 'error-codes'?: unknown };
      const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'].map(String) : [];
      const ours = codes.filter((code) => code.endsWith('-input-secret') || code === 'internal-error');
      if (ours.length === 0 && typeof answer.success === 'boolean') return answer.success;
      log(`Turnstile gave no verdict (${[response.status, ...ours].join(', ')}): accepted as genuine.`);
    } catch (error) {
      log(`Turnstile could not be reached (${kindOf(error)}): accepted as genuine.`);
    }
    return true;
  };
}
