import { common, details, note, youtube } from './equals';
import { argument, type TagSyntax, type Turn } from './tag';

/** Children of a component as Markdown: the indentation that they have in JSX would make code of them. */
function dedent(inner: string): string {
  const lines = inner.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)).join('\n') : '';
}

/** A turn whose content is written without the indentation of JSX, and whose result is a paragraph there, too. */
const dedented =
  (turn: Turn): Turn =>
  (tag, context) => {
    const result = turn(tag.inner === undefined ? tag : { ...tag, inner: dedent(tag.inner) }, context);
    return typeof result === 'object' && result.block ? { ...result, text: `${result.text}\n` } : result;
  };

/** Components that only arrange what is in them. */
const unwrapped: Turn = ({ inner }) => (inner === undefined ? undefined : { text: inner, block: true });

/** One of several parts, under its title. */
const part: Turn = (tag) => {
  if (tag.inner === undefined) return undefined;
  const title = argument(tag, 'label', 'title', 'value');
  return { text: title ? `**${title}**\n\n${tag.inner}` : tag.inner, block: true };
};

/** A card: a title, which may be a link, and some words. */
const card: Turn = (tag, { write }) => {
  const title = argument(tag, 'title', 'label');
  const href = argument(tag, 'href', 'to', 'link');
  const words = argument(tag, 'description');
  if (!title && !tag.inner) return undefined;
  const head = href ? write.link(href, title || href).text : title && `**${title}**`;
  return { text: [head, words, tag.inner ?? ''].filter(Boolean).join('\n\n'), block: true };
};

/** A link with words of its own. */
const link: Turn = (tag, { write }) => {
  const href = argument(tag, 'href', 'to');
  if (!href || !tag.inner || tag.inner.includes('\n\n')) return undefined;
  return write.link(href, tag.inner.trim());
};

const badge: Turn = (tag) => argument(tag, 'text') || tag.inner;

const ATTRIBUTE =
  /([\w:@-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|\{\s{0,5}(?:"([^"{}]*)"|'([^'{}]*)'|`([^`{}]*)`|(\d+))\s{0,5}\})/g;

/** The components that many sites in MDX have, under their most frequent names. What a site defines itself stays. */
export const mdx: TagSyntax = {
  pattern:
    /<(\/?)([A-Z][\w.]{0,60})((?:\s{1,50}(?:[\w:@.-]{1,60}(?:\s{0,5}=\s{0,5}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,500}\}){0,500}\}){0,2000}\}))?|\{[^{}]{0,500}\})){0,40})\s{0,50}(\/?)>/,
  read: ([, slash, name = '', written = '', alone]) => {
    // What is computed has no words to keep.
    const attributes = Array.from(
      written.matchAll(ATTRIBUTE),
      ([, key = '', ...values]) => `${key}=${JSON.stringify((values.find(Boolean) ?? '').replace(/\s+/g, ' '))}`,
    );
    return {
      name,
      raw: attributes.join(' '),
      ...(slash === '/' && { closes: name }),
      ...(alone === '/' && { single: true }),
    };
  },
  turns: {
    ...Object.fromEntries(
      Object.entries(common)
        .filter(([, turn]) => turn === note)
        .map(([name, turn]) => [name, dedented(turn)]),
    ),
    aside: dedented(note),
    ...Object.fromEntries(['tabitem', 'tab', 'step', 'accordionitem'].map((name) => [name, dedented(part)])),
    ...Object.fromEntries(['card', 'linkcard', 'cardlink'].map((name) => [name, dedented(card)])),
    ...Object.fromEntries(
      ['tabs', 'codegroup', 'codetabs', 'cards', 'cardgrid', 'cardgroup', 'columns', 'column', 'steps', 'frame']
        .concat('filetree', 'accordiongroup', 'accordions', 'fragment')
        .map((name) => [name, dedented(unwrapped)]),
    ),
    ...Object.fromEntries(['link', 'linkbutton', 'button'].map((name) => [name, link])),
    ...Object.fromEntries(['tocinline', 'toc', 'tableofcontents'].map((name) => [name, () => ({ text: '' })])),
    ...Object.fromEntries(['accordion', 'details', 'spoiler'].map((name) => [name, dedented(details)])),
    ...Object.fromEntries(
      (['figure', 'img', 'image', 'picture', 'youtube', 'vimeo', 'tweet', 'video', 'audio'] as const).map((name) => [
        name,
        common[name],
      ]),
    ),
    ...Object.fromEntries(['liteyoutubeembed', 'youtubeembed'].map((name) => [name, youtube])),
    badge,
  },
};
