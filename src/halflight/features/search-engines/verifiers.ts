/** Services that verify the ownership of a site, and the name of the meta tag that each looks for on the home page. */
export const verifiers = {
  google: { label: 'Google Search Console', tag: 'google-site-verification' },
  bing: { label: 'Bing Webmaster Tools', tag: 'msvalidate.01' },
  yandex: { label: 'Yandex Webmaster', tag: 'yandex-verification' },
  baidu: { label: 'Baidu', tag: 'baidu-site-verification' },
  naver: { label: 'Naver Search Advisor', tag: 'naver-site-verification' },
  pinterest: { label: 'Pinterest', tag: 'p:domain_verify' },
  facebook: { label: 'Meta (Facebook)', tag: 'facebook-domain-verification' },
} as const;

export type Verifier = keyof typeof verifiers;
