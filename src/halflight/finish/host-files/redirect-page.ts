import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { directionOf } from '../../derive/direction-of';
import type { Words } from '../../words/en';

interface Moved {
  /** The target: a path with the path prefix, or a full URL of another site. */
  to: string;
  /** The absolute URL of the target. */
  canonical: string;
  /** The language and the words are those of the target page. */
  language: string;
  words: Words;
}

/**
 * A page that redirects to another at once, for hosts that cannot redirect. It has neither scripts nor styles, and leaves no trace in the browser
 * history or in search engines. It has a link for browsers that are set not to follow redirects.
 */
export function toRedirectPage({ to, canonical, language, words }: Moved): string {
  const page = h('html', { lang: language, dir: directionOf(language) === 'rtl' && 'rtl' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', {
        httpEquiv: 'content-security-policy',
        content: "default-src 'none'; base-uri 'none'; form-action 'none'",
      }),
      h('meta', { httpEquiv: 'refresh', content: `0; url=${to}` }),
      h('title', words.moved),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('link', { rel: 'canonical', href: canonical }),
    ]),
    h('body', [h('main', [h('h1', words.moved), h('p', [h('a', { href: to }, canonical)])])]),
  ]);
  return `<!doctype html>\n${toHtml(page)}\n`;
}
