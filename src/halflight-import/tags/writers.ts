import { toDestination } from '../../halflight/fix/rewrite-targets';
import { escapeHtml } from '../write-html';
import type { Writer } from './tag';

/** The plain text of a caption or title, which may contain Markdown or HTML. */
function toWords(text: string): string {
  return text
    .replace(/<[^>]{0,500}>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*?|__?)(?=\S)([^*_]{1,300}?)(?<=\S)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a caption contains Markdown or HTML links, which a title cannot. */
const hasLinks = (caption: string): boolean => /<a\s[^>]{0,500}\bhref\b|\[[^\]]{0,500}\]\([^)]/i.test(caption);

const escapeWords = (text: string): string => toWords(text).replace(/[[\]\\]/g, '\\$&');

/** A fence for code, longer than any run of backticks in it. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** A text as a quotation. */
export const quoted = (text: string): string => text.trim().replace(/^/gm, '> ').replace(/^> +$/gm, '>');

export const markdownWriter: Writer = {
  picture: (src, alt, caption = '', link = '') => {
    const words = toWords(caption);
    const title = words && !hasLinks(caption) ? ` "${words.replace(/["\\]/g, '\\$&')}"` : '';
    const image = `![${escapeWords(alt || caption)}](${toDestination(src)}${title})`;
    const linked = link ? `[${image}](${toDestination(link)})` : image;
    const below = words && !title ? `\n\n${caption.trim().replace(/\s+/g, ' ')}` : '';
    return { text: linked + below, block: words !== '' };
  },
  code: (language, text) => {
    const fence = fenceFor(text);
    return { text: `${fence}${language}\n${text.replace(/^\n|\s+$/g, '')}\n${fence}`, block: true };
  },
  card: (url) => ({ text: url, block: true }),
  link: (url, words) => ({ text: `[${escapeWords(words) || url}](${toDestination(url)})` }),
  quote: (text, by) => ({ text: quoted(by ? `${text.trim()}\n\n— ${toWords(by)}` : text), block: true }),
  note: (kind, title, text) => ({
    text: `> [!${kind}]${title && ` ${toWords(title)}`}\n${quoted(text)}`,
    block: true,
  }),
};

export const htmlWriter: Writer = {
  picture: (src, alt, caption = '', link = '') => {
    const img = `<img src="${escapeHtml(src)}" alt="${escapeHtml(toWords(alt || caption))}">`;
    const linked = link ? `<a href="${escapeHtml(link)}">${img}</a>` : img;
    const words = hasLinks(caption) ? caption : escapeHtml(toWords(caption));
    return words
      ? { text: `<figure>${linked}<figcaption>${words}</figcaption></figure>`, block: true }
      : { text: linked };
  },
  code: (language, text) => ({
    text: `<pre><code${language && ` class="language-${escapeHtml(language)}"`}>${escapeHtml(text.replace(/^\n|\s+$/g, ''))}</code></pre>`,
    block: true,
  }),
  card: (url) => ({ text: `<p>${escapeHtml(url)}</p>`, block: true }),
  link: (url, words) => ({ text: `<a href="${escapeHtml(url)}">${escapeHtml(toWords(words) || url)}</a>` }),
  quote: (text, by) => ({
    text: `<blockquote>${text}${by ? `<p>— ${escapeHtml(toWords(by))}</p>` : ''}</blockquote>`,
    block: true,
  }),
  note: (kind, title, text) => ({
    text: `<blockquote><p>[!${kind}]${title && ` ${escapeHtml(toWords(title))}`}</p>${text}</blockquote>`,
    block: true,
  }),
};
