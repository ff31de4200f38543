import { capitalize } from '../../halflight/letter-case';
import { mediaKindOf } from '../../halflight/markdown/media-files';
import { argument, named, type TagContext, type Turn } from './tag';

/** Tags that programs have in common, under their most frequent names, and their equivalents here. */

export const picture: Turn = (tag, { write }) => {
  const src = argument(tag, 'src', 'url', 'path', 'image_path', 'image', 'link', 'file', 0);
  const caption = argument(tag, 'caption', 'title');
  const inner = tag.inner?.trim();
  if (!src && inner) {
    const [, words, target] = /^!\[([^[\]]*)\]\(([^()\s]+)\)$/.exec(inner) ?? [];
    return target === undefined ? around(inner, caption) : write.picture(target, words ?? '', caption);
  }
  if (!src || /[{}]/.test(src)) return undefined;
  const link = argument(tag, 'link', 'href');
  const [alt, words] = [argument(tag, 'alt', 'description', 1), caption || inner || ''];
  return write.picture(src, alt, words, link === src || /[{}]/.test(link) ? '' : link);
};

/** A video on a platform, by its URL, or by an id that follows `start` there. */
const video =
  (ids: RegExp, start: string): Turn =>
  (tag, { write }) => {
    const id = argument(tag, 'id', 'video', 'url', 'src', 0);
    if (/^https?:/.test(id)) return write.card(toWatchUrl(id) ?? id);
    const [, playlist] = /^videoseries\?list=([\w-]{5,60})/.exec(id) ?? [];
    if (playlist !== undefined) return write.card(`https://www.youtube.com/playlist?list=${playlist}`);
    return ids.test(id) ? write.card(start + id) : undefined;
  };

export const youtube = video(/^[\w-]{5,20}$/, 'https://www.youtube.com/watch?v=');
export const vimeo = video(/^\d{4,15}$/, 'https://vimeo.com/');

/** A video or audio file, which is written like an image here, or a video on a platform. */
export const player: Turn = (tag, { write }) => {
  const src = argument(tag, 'src', 'url', 'file', 'mp4', 'webm', 'mp3', 0);
  const watched = toWatchUrl(src);
  if (watched) return write.card(watched);
  if (mediaKindOf(src) === undefined || /[{}]/.test(src)) return undefined;
  return { ...write.picture(src, argument(tag, 'alt'), argument(tag, 'caption', 'title')), block: true };
};

/** Images side by side, which stay as they are, with the caption below them. Plugins' own notations for image lists are not supported. */
export const gallery: Turn = (tag) => {
  const pictures = tag.inner?.trim();
  if (!pictures || !/!\[|<(?:img|figure|picture)\b/i.test(pictures)) return undefined;
  return around(pictures, argument(tag, 'caption', 'title'));
};

/** What a figure shows, with its caption below. */
const around = (shown: string, caption: string) => ({ text: caption ? `${shown}\n\n${caption}` : shown, block: true });

/** Converts the URL of an embedded player to the video's page. */
export function toWatchUrl(address: string): string | undefined {
  const [, youtubeId] =
    /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|watch\?(?:.*&)?v=)|youtu\.be\/)([\w-]{5,20})/.exec(
      address,
    ) ?? [];
  if (youtubeId && youtubeId !== 'videoseries') return `https://www.youtube.com/watch?v=${youtubeId}`;
  const [, vimeoId] = /^(?:https?:)?\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d{4,15})/.exec(address) ?? [];
  return vimeoId && `https://vimeo.com/${vimeoId}`;
}

export const gist: Turn = (tag, { write }) => {
  const [first = '', second = ''] = tag.list;
  if (/^https:\/\/gist\.github\.com\/\S+$/.test(first)) return write.link(first.replace(/\.js$/, ''), 'Gist');
  const id = argument(tag, 'url', 'id') || (/^[\da-f]+$/i.test(second) ? `${first}/${second}` : first);
  const url = /^https?:/.test(id) ? id : `https://gist.github.com/${id}`;
  return /^https:\/\/gist\.github\.com\/[\w/-]+$/.test(url) ? write.link(url, `Gist ${id}`) : undefined;
};

export const tweet: Turn = (tag, { write }) => {
  const [first = '', second = ''] = tag.list;
  const id = argument(tag, 'id') || (/^\d+$/.test(second) ? second : first);
  const user = argument(tag, 'user') || (id === second ? first : 'i');
  if (/^https:\/\//.test(id)) return write.link(id, 'Post on X');
  return /^\d+$/.test(id) ? write.link(`https://x.com/${user}/status/${id}`, 'Post on X') : undefined;
};

export const instagram: Turn = (tag, { write }) => {
  const id = argument(tag, 'id', 0);
  return /^[\w-]+$/.test(id) ? write.link(`https://www.instagram.com/p/${id}/`, 'Post on Instagram') : undefined;
};

export const code: Turn = (tag, { write }) => {
  if (tag.inner === undefined) return undefined;
  const named = argument(tag, 'lang', 'language', 'lexer', 'type');
  const [first = ''] = tag.list;
  return write.code(toLanguage(named || (/^[\w#+.-]+$/.test(first) ? first : '')), tag.inner);
};

const LANGUAGES = new Map(
  Object.entries({ none: '', plain: 'text', plaintext: 'text', txt: 'text', 'c++': 'cpp', 'c#': 'csharp' }),
);

/** Normalises the name of a code language. */
export function toLanguage(name: string): string {
  const plain = name.toLowerCase();
  return LANGUAGES.get(plain) ?? plain.replace(/[^\w#+.-]/g, '');
}

/** Content that is kept without the tags around it. */
export const asItStands: Turn = (tag) => (tag.inner === undefined ? undefined : { text: tag.inner });

export const nothing: Turn = () => ({ text: '' });

/** A link to another post or page, by any name that the program accepts. */
export const reference: Turn = (tag, { toItem }) => {
  const name = argument(tag, 'path', 'slug', 0).replace(/^\s+|\s+$/g, '');
  return name ? toItem(name) : undefined;
};

/** The kinds of callout here, by other programs' names for them. */
export const KINDS: Readonly<Record<string, string>> = {
  ...{ note: 'NOTE', info: 'NOTE', notice: 'NOTE', abstract: 'NOTE', alert: 'IMPORTANT', important: 'IMPORTANT' },
  ...{ tip: 'TIP', hint: 'TIP', success: 'TIP', primary: 'NOTE', secondary: 'NOTE', default: 'NOTE' },
  ...{ warning: 'WARNING', attention: 'WARNING', caution: 'CAUTION', danger: 'CAUTION', error: 'CAUTION' },
  ...{ callout: 'NOTE', admonition: 'NOTE' },
};

/** Kinds of callout without an equivalent here, and the closest kind. Their name becomes the title. */
const TITLED: Readonly<Record<string, string>> = {
  ...{ summary: 'NOTE', tldr: 'NOTE', todo: 'NOTE', example: 'NOTE', question: 'NOTE', help: 'NOTE', faq: 'NOTE' },
  ...{ quote: 'NOTE', cite: 'NOTE', seealso: 'NOTE', check: 'TIP', done: 'TIP' },
  ...{ failure: 'CAUTION', fail: 'CAUTION', missing: 'CAUTION', bug: 'CAUTION' },
};

/** The kind of callout for another program's name, and a title that preserves the name's meaning; `undefined` for other names. */
export function findKind(name: string): { kind: string; title: string } | undefined {
  const plain = name.toLowerCase();
  const known = Object.hasOwn(KINDS, plain) ? KINDS[plain] : undefined;
  if (known !== undefined) return { kind: known, title: '' };
  const near = Object.hasOwn(TITLED, plain) ? TITLED[plain] : undefined;
  return near === undefined ? undefined : { kind: near, title: capitalize(plain) };
}

/** Content that expands. */
export const details: Turn = (tag) => {
  if (tag.inner === undefined) return undefined;
  const summary = argument(tag, 'summary', 'title', 0) || 'Details';
  return { text: `<details>\n<summary>${summary}</summary>\n\n${tag.inner.trim()}\n\n</details>`, block: true };
};

/** A note, warning or other callout. */
export const note: Turn = (tag, { write }) => {
  if (tag.inner === undefined) return undefined;
  const [first = ''] = tag.list;
  const wanted = (argument(tag, 'type', 'kind', 'level') || first).toLowerCase();
  const kind = Object.hasOwn(KINDS, wanted) ? KINDS[wanted] : KINDS[tag.name];
  const title = argument(tag, 'title') || (Object.hasOwn(KINDS, wanted) ? (tag.list[1] ?? '') : first);
  return write.note(kind ?? 'NOTE', title, tag.inner);
};

export const quote: Turn = (tag, { write }) => {
  if (tag.inner === undefined) return undefined;
  const by = [argument(tag, 'author'), argument(tag, 'source', 'cite', 'from')].filter(Boolean).join(', ') || tag.raw;
  return write.quote(tag.inner, by);
};

/** Tags that most programs have, by name. */
export const common: Readonly<Record<string, Turn>> = {
  ...named('figure img image picture', picture),
  ...named(Object.keys(KINDS).join(' '), note),
  ...named('tweet twitter twitter_simple x x_simple', tweet),
  ...named('quote blockquote pullquote', quote),
  ...named('highlight code codeblock sourcecode', code),
  ...{ youtube, vimeo, video: player, audio: player, gallery, gist, instagram },
  ...{ raw: asItStands, verbatim: asItStands, comment: nothing },
};

/** A template variable, if its value is known. */
export function variable(name: string, { values, variables }: TagContext): string | undefined {
  const [, own] = /^(?:page|frontmatter|\.params)\.([\w-]+)$/i.exec(name) ?? [];
  const value = own !== undefined && Object.hasOwn(values, own) ? values[own] : undefined;
  if (typeof value === 'string') return value;
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

/** The path in an expression that only makes it absolute: `"/a.png" | relative_url`. */
export function filteredPath(expression: string): string | undefined {
  const [, path] =
    /^["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.\w+(?:\s*\|\s*prepend:\s*site\.\w+)?|escape|uri_escape)\s*$/.exec(
      expression.trim(),
    ) ?? [];
  return path;
}
