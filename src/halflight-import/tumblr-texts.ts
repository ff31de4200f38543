import { mediaKindOf } from '../halflight/markdown/media-files';
import { fieldOf, mapOf, textOf, type Value, type Values } from './values';
import { element, escapeHtml } from './write-html';

const listOf = (value: Value | undefined): Values[] => (Array.isArray(value) ? value.map(mapOf) : []);

const link = (url: string, words: string): string =>
  url ? element('p', element('a', escapeHtml(words || url), { href: url })) : '';

/** A recording or video: a player for a file, or else the code or URL of its embed. */
const player = (name: 'audio' | 'video', file: string, embed: string, url: string): string =>
  mediaKindOf(file.replace(/\?.*$/, '')) ? element(name, '', { src: file }) : embed || link(url || file, '');

const figure = (src: string, alt: string, caption: string): string =>
  element(
    'figure',
    `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${caption && element('figcaption', caption)}`,
  );

/** The HTML of a post as Tumblr's API returns it: of its older form, with a type, or of the newer one, with blocks (NPF). */
export function tumblrPostToHtml(post: Values): string {
  if (Array.isArray(post.content)) {
    const trail = listOf(post.trail).map(({ blog, content, layout }) =>
      quoteOf(textOf(mapOf(blog).name), blocksToHtml(listOf(content), listOf(layout))),
    );
    return trail.join('') + blocksToHtml(listOf(post.content), listOf(post.layout));
  }
  const field = (...names: string[]) => textOf(fieldOf(post, ...names));
  const caption = field('caption');
  switch (field('type')) {
    case 'photo':
      return (
        listOf(post.photos)
          .map((photo) => figure(textOf(mapOf(photo.original_size).url), '', escapeHtml(textOf(photo.caption))))
          .join('') + caption
      );
    case 'quote':
      return (
        element('blockquote', element('p', field('text'))) + (field('source') && element('p', `— ${field('source')}`))
      );
    case 'link':
      return link(field('url'), field('title')) + field('description');
    case 'chat':
      return listOf(post.dialogue)
        .map(({ label, phrase }) =>
          element('p', `${element('strong', escapeHtml(textOf(label)))} ${escapeHtml(textOf(phrase))}`),
        )
        .join('');
    case 'answer':
      return quoteOf(field('asking_name'), element('p', field('question'))) + field('answer');
    case 'audio':
      return player('audio', field('audio_url'), field('player', 'embed'), field('audio_source_url')) + caption;
    case 'video':
      return (
        player('video', field('video_url'), textOf(listOf(post.player).at(-1)?.embed_code), field('permalink_url')) +
        caption
      );
    default:
      return field('body');
  }
}

const quoteOf = (name: string, html: string): string =>
  element('blockquote', (name && element('p', element('strong', `${escapeHtml(name)}:`))) + html);

/** The blocks of a post. Those of a question are quoted, and list items that follow each other are a list. */
function blocksToHtml(blocks: readonly Values[], layout: readonly Values[]): string {
  const ask = layout.find(({ type }) => type === 'ask');
  const asked = new Set(Array.isArray(ask?.blocks) ? ask.blocks.map(Number) : []);
  const question = blocks.filter((_, index) => asked.has(index));
  const others = blocks.filter((_, index) => !asked.has(index));
  const by = textOf(mapOf(mapOf(ask?.attribution).blog).name);
  return (question.length > 0 ? quoteOf(by, toLists(question)) : '') + toLists(others);
}

const toLists = (blocks: readonly Values[]): string =>
  blocks
    .map(blockToHtml)
    .join('')
    .replace(/<\/(ul|ol)><\1>/g, '');

function blockToHtml(block: Values): string {
  const field = (name: string) => textOf(block[name]);
  const [media] = Array.isArray(block.media) ? listOf(block.media) : [mapOf(block.media)];
  const file = textOf(media?.url);
  switch (field('type')) {
    case 'text':
      return textToHtml(block);
    case 'image':
      return figure(file, field('alt_text'), escapeHtml(field('caption')));
    case 'link':
      return (
        link(field('url'), field('title')) + (field('description') && element('p', escapeHtml(field('description'))))
      );
    case 'audio': {
      const about = [field('title'), field('artist')].filter(Boolean).join(', ');
      return (about && element('p', escapeHtml(about))) + player('audio', file, field('embed_html'), field('url'));
    }
    case 'video':
      return player('video', file, field('embed_html'), field('url'));
    default:
      return `<halflight-left name="a ${escapeHtml(field('type') || 'nameless')} block of Tumblr"></halflight-left>`;
  }
}

const ELEMENTS: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', strikethrough: 's', small: 'small' };

function textToHtml({ text, subtype, formatting }: Values): string {
  // Tumblr counts code points.
  const signs = Array.from(typeof text === 'string' ? text : '', (sign) => (sign === '\n' ? '<br>' : escapeHtml(sign)));
  const ranges = listOf(formatting).sort((a, b) => Number(b.start) - Number(a.start) || Number(a.end) - Number(b.end));
  for (const { start, end, type, url, blog } of ranges) {
    const name = textOf(type);
    const href = textOf(url) || textOf(mapOf(blog).url);
    const tag = href ? 'a' : Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    const [from, to] = [Number(start), Number(end) - 1];
    if (tag === undefined || !(from <= to) || signs[from] === undefined || signs[to] === undefined) continue;
    signs[from] = `<${tag}${href && ` href="${escapeHtml(href)}"`}>${signs[from]}`;
    signs[to] += `</${tag}>`;
  }
  const html = signs.join('');
  switch (textOf(subtype)) {
    case 'heading1':
      return element('h2', html);
    case 'heading2':
      return element('h3', html);
    case 'quote':
    case 'indented':
      return element('blockquote', element('p', html));
    case 'ordered-list-item':
      return element('ol', element('li', html));
    case 'unordered-list-item':
      return element('ul', element('li', html));
    default:
      return element('p', html);
  }
}
