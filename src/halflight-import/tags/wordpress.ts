import { isPicture } from '../../halflight/fields/picture-files';
import { toPlainText } from '../../halflight/fields/plain-text';
import { mediaKindOf } from '../../halflight/markdown/media-files';
import { code, gist, quote, toLanguage, toWatchUrl, tweet, vimeo, youtube } from './equals';
import { argument, named, readSlashes, type Tag, type TagSyntax, type Turn } from './tag';

const NAMES =
  'caption|wp_caption|gallery|embed|youtube|vimeo|audio|video|playlist|code|sourcecode|gist|tweet|instagram|quote|pullquote|blockquote|[a-z][\\w-]{2,40}(?=\\s[^\\[\\]\\n]{0,300}=)|(?<=/)[a-z][\\w-]{2,40}';

/** WordPress's shortcodes: `[name a="b"]…[/name]`. Brackets followed by another bracket are a link; a single word such as `[sic]` is plain text. */
export const wordpress: TagSyntax = {
  pattern: new RegExp(`(?<![\\[\\\\])\\[(/?)(${NAMES})((?:\\s[^\\[\\]\\n]{0,1000})?)(/?)\\](?![(\\]:])`),
  read: ([, slash, name = '', raw = '', alone]) => readSlashes(name, raw, slash, alone),
  endOf: (name) => (/^(?:code|sourcecode)$/.test(name) ? new RegExp(`\\[/${name}\\]`) : undefined),
  turns: {
    youtube,
    vimeo,
    gist,
    tweet,
    ...named('quote pullquote blockquote', quote),
    caption: (tag, { write }) => {
      const [, picture = '', words = ''] =
        /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*)$/.exec(tag.inner ?? '') ?? [];
      if (!picture) return undefined;
      const attribute = (element: string, name: string) =>
        toPlainText(new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`).exec(picture)?.[1] ?? '');
      const caption = words.trim() || argument(tag, 'caption');
      return write.picture(attribute('img', 'src'), attribute('img', 'alt'), caption, attribute('a', 'href'));
    },
    wp_caption: (tag, context) => wordpress.turns.caption?.(tag, context),
    gallery: (tag, { write, mediaOf, uploads = [] }) => {
      const ids = idsOf(tag);
      // Without ids, it shows the pictures that were uploaded to the text.
      const pictures =
        ids.length > 0 ? ids.flatMap((id) => mediaOf?.(id) ?? []) : uploads.filter(({ url }) => isPicture(url));
      if (pictures.length === 0) return undefined;
      return { text: pictures.map(({ url, alt }) => write.picture(url, alt).text).join('\n\n'), block: true };
    },
    playlist: (tag, { write, mediaOf, uploads = [] }) => {
      const kind = argument(tag, 'type') === 'video' ? 'video' : 'audio';
      const ids = idsOf(tag);
      const media = (ids.length > 0 ? ids.flatMap((id) => mediaOf?.(id) ?? []) : uploads).filter(
        ({ url }) => mediaKindOf(url) === kind,
      );
      if (media.length === 0) return undefined;
      return { text: media.map(({ url, alt }) => write.picture(url, alt).text).join('\n\n'), block: true };
    },
    embed: (tag, { write }) => {
      const url = (tag.inner ?? argument(tag, 'src', 'url')).trim();
      if (!/^https?:\/\/\S+$/.test(url)) return undefined;
      return toWatchUrl(url) ? write.card(url) : write.link(url, url);
    },
    audio: file('src', 'mp3', 'm4a', 'ogg', 'wav', 'flac'),
    video: file('src', 'mp4', 'm4v', 'webm', 'ogv'),
    code: (tag, context) => code({ ...tag, inner: unescape(tag.inner) }, context),
    sourcecode: (tag, { write }) =>
      tag.inner === undefined
        ? undefined
        : write.code(toLanguage(argument(tag, 'language', 'lang', 0)), unescape(tag.inner)),
  },
};

/** The numbers of the media that a gallery or a playlist names. */
const idsOf = (tag: Tag): string[] =>
  argument(tag, 'ids', 'include')
    .split(/[\s,]+/)
    .filter(Boolean);

/** A media file, named by one of these arguments. */
function file(...names: readonly string[]): Turn {
  return (tag, { write }) => {
    const src = argument(tag, ...names);
    return src ? { ...write.picture(src, ''), block: true } : undefined;
  };
}

/** Decodes entities that an editor wrote so that the code would be visible. */
function unescape(text = ''): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
