import { common, details, note, nothing, picture, player, tweet, vimeo, youtube } from './equals';
import { argument, named, readSlashes, type TagSyntax, type Turn } from './tag';

/** Removes the JSX indentation from a component's children, which would make them code in Markdown. */
function dedent(inner: string): string {
  const lines = inner.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)).join('\n') : '';
}

/** Wraps a turn: its content loses the JSX indentation, and its result is a separate paragraph. */
const dedented =
  (turn: Turn): Turn =>
  (tag, context) => {
    const result = turn(tag.inner === undefined ? tag : { ...tag, inner: dedent(tag.inner) }, context);
    return typeof result === 'object' && result.block ? { ...result, text: `${result.text}\n` } : result;
  };

/** Components that only group their content. */
const unwrapped: Turn = ({ inner }) => (inner === undefined ? undefined : { text: inner, block: true });

/** One of several titled parts. */
const part: Turn = (tag) => {
  if (tag.inner === undefined) return undefined;
  const title = argument(tag, 'label', 'title', 'value');
  return { text: title ? `**${title}**\n\n${tag.inner}` : tag.inner, block: true };
};

/** A card: a title, which may be a link, and some text. */
const card: Turn = (tag, { write }) => {
  const title = argument(tag, 'title', 'label');
  const href = argument(tag, 'href', 'to', 'link');
  const words = argument(tag, 'description');
  if (!title && !tag.inner) return undefined;
  const head = href ? write.link(href, title || href).text : title && `**${title}**`;
  return { text: [head, words, tag.inner ?? ''].filter(Boolean).join('\n\n'), block: true };
};

/** A link with its own text. */
const link: Turn = (tag, { write }) => {
  const href = argument(tag, 'href', 'to');
  if (!href || !tag.inner || tag.inner.includes('\n\n')) return undefined;
  return write.link(href, tag.inner.trim());
};

const badge: Turn = (tag) => argument(tag, 'text') || tag.inner;

const ATTRIBUTE =
  /([\w:@-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|\{\s{0,5}(?:"([^"{}]*)"|'([^'{}]*)'|`([^`{}]*)`|(\d+))\s{0,5}\})/g;

/** Components common to many MDX sites, under their most frequent names. A site's own components stay. */
export const mdx: TagSyntax = {
  pattern:
    /<(\/?)([A-Z][\w.]{0,60})((?:\s{1,50}(?:[\w:@.-]{1,60}(?:\s{0,5}=\s{0,5}(?:"[^"]{0,2000}"|'[^']{0,2000}'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,500}\}){0,500}\}){0,2000}\}))?|\{[^{}]{0,500}\})){0,40})\s{0,50}(\/?)>/,
  read: ([, slash, name = '', written = '', alone]) => {
    // Computed values have no text to keep.
    const attributes = Array.from(
      written.matchAll(ATTRIBUTE),
      ([, key = '', ...values]) => `${key}=${JSON.stringify((values.find(Boolean) ?? '').replace(/\s+/g, ' '))}`,
    );
    return readSlashes(name, attributes.join(' '), slash, alone);
  },
  turns: {
    ...Object.fromEntries(
      Object.entries(common).flatMap(([name, turn]) => (turn === note ? [[name, dedented(turn)]] : [])),
    ),
    ...named('aside', dedented(note)),
    ...named('tabitem tab step accordionitem', dedented(part)),
    ...named('card linkcard cardlink', dedented(card)),
    ...named(
      'tabs codegroup codetabs cards cardgrid cardgroup columns column steps frame filetree accordiongroup accordions fragment',
      dedented(unwrapped),
    ),
    ...named('link linkbutton button', link),
    ...named('tocinline toc tableofcontents', nothing),
    ...named('accordion details spoiler', dedented(details)),
    ...named('figure img image picture', picture),
    ...named('video audio', player),
    ...named('youtube liteyoutubeembed youtubeembed', youtube),
    ...{ vimeo, tweet, badge },
  },
};
