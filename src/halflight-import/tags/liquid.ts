import { common, details, filteredPath, gist, nothing, picture, reference, variable, vimeo, youtube } from './equals';
import { fillInclude } from './liquid-includes';
import { argument, named, type Tag, type TagSyntax, type Turn } from './tag';

/** Tags, variables and comments of Liquid and Nunjucks. */
const LIQUID =
  /\{%-?\s{0,20}([\w-]{1,60})((?:[^%]|%(?!\})){0,2000}?)-?%\}|\{\{-?((?:[^{}]|\{(?!\{)|\}(?!\})){0,500}?)-?\}\}|\{#[^#]{0,2000}#\}/;

/** Tags such as `{% highlight %}`, whose content is not parsed. */
const VERBATIM = new Set(['highlight', 'raw', 'verbatim', 'comment', 'codeblock', 'code', 'math']);

/** `{{ … }}`: a path of the site, or a known value. */
export const expression: Turn = ({ raw }, context) => {
  const said = raw.trim();
  const path = filteredPath(said);
  if (path !== undefined) return path;
  if (/^site\.(?:base_?url|url)(?:\s*\|.*)?$/.test(said)) return '';
  if (/^["'][^"'{}]*["']$/.test(said)) return said.slice(1, -1);
  return variable(said.replace(/\s*\|.*$/, ''), context);
};

/** `{% include figure.html src="…" %}`: themes use similar names for common includes. */
const include: Turn = (tag, context) => {
  const [file = '', ...list] = tag.list;
  const name = file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase();
  const inner: Tag = { ...tag, name, list };
  const known = byName(inner)?.(inner, context);
  if (known !== undefined) return known;
  const template = context.included?.(file);
  const text = template === undefined ? undefined : fillInclude(template, inner, context);
  return text === undefined ? undefined : { text: text.trim(), block: text.trim().includes('\n') };
};

/** What an include does, by its name; `undefined` if that says nothing. */
function byName({ name, named: { provider } }: Tag): Turn | undefined {
  if (/(?:figure|image|img|picture|photo)/.test(name)) return picture;
  if (/youtube/.test(name)) return youtube;
  if (/vimeo/.test(name)) return vimeo;
  if (/^video$/.test(name)) return provider === 'vimeo' ? vimeo : youtube;
  if (/gist/.test(name)) return gist;
  return /^toc$/.test(name) ? nothing : undefined;
}

/** A loop over the posts, pages, tags or categories of the site. */
const OVER_POSTS = /\bin\s{1,5}(?:site\.(?!data\b)\w|paginator\b|collections\b)/;

export const liquid: TagSyntax = {
  pattern: LIQUID,
  read: ([whole, name, raw = '', expression]) => {
    if (name !== undefined) {
      const closes = /^end(\w+)$/.exec(name)?.[1];
      return { name, raw, ...(closes !== undefined && { closes }) };
    }
    if (expression !== undefined) return { name: '{{', raw: expression, single: true };
    return whole.startsWith('{#') ? { name: 'comment', raw: '', single: true } : undefined;
  },
  endOf: (name) => (VERBATIM.has(name) ? new RegExp(`\\{%-?\\s{0,20}end${name}\\s{0,20}-?%\\}`) : undefined),
  turns: {
    ...common,
    '{{': expression,
    // Lists of posts are generated here. The output of a loop over data is unknown.
    for: ({ raw }) => (OVER_POSTS.test(raw) ? '' : undefined),
    include,
    include_cached: include,
    post_url: reference,
    link: (tag, { toItem }) => {
      const path = tag.raw.replace(/^["']|["']$/g, '');
      return toItem(path) ?? `/${path.replace(/^\//, '')}`;
    },
  },
};

const RAW = '\\{%-?\\s{0,20}raw\\s{0,20}-?%\\}';
const END_RAW = '\\{%-?\\s{0,20}endraw\\s{0,20}-?%\\}';

/** Pairs of `raw` in code, which Liquid removes before the code is parsed. `liquid` runs first and handles the others. */
export const rawInCode: TagSyntax = {
  // Excludes a nested tag, so that a search from one ends at the next.
  pattern: new RegExp(`${RAW}(?:[^{]|\\{(?!%-?\\s{0,20}(?:end)?raw\\b)){0,20000}${END_RAW}`),
  read: ([whole]) => ({ name: 'raw', raw: whole, single: true }),
  turns: {
    // A tag on its own line leaves no blank line.
    raw: (tag) => tag.raw.replace(new RegExp(`^${RAW}(?:[ \\t]*\\n)?|(?:\\n[ \\t]*)?${END_RAW}$`, 'g'), ''),
  },
  inCode: true,
};

/** Eleventy's tags: `{% image "a.png", "What it shows" %}`. */
export const nunjucks: TagSyntax = {
  ...liquid,
  turns: { ...liquid.turns, link: () => undefined, include: () => undefined },
};

/** Content that expands. The words after the name are the title. */
const hidden: Turn = (tag, context) => details({ ...tag, named: {}, list: [tag.list.join(' ')] }, context);

/** A picture: the first word that matches. Classes may precede it, and sizes follow it. */
const pictureAt =
  (pattern: RegExp): Turn =>
  ({ list }, { write }) => {
    const [src = '', ...rest] = list.slice(
      Math.max(
        0,
        list.findIndex((word) => pattern.test(word)),
      ),
    );
    return src ? write.picture(src, rest.filter((word) => !/^\d+$/.test(word)).join(' ')) : undefined;
  };

/** Hexo's tags, many of which have unusual names. */
export const hexo: TagSyntax = {
  ...liquid,
  turns: {
    ...liquid.turns,
    asset_img: pictureAt(/\.\w{2,5}$/),
    img: pictureAt(/^(?:\/|https?:)|\.\w{2,5}$/),
    asset_path: (tag) => tag.list[0],
    asset_link: (tag, { write }) => write.link(argument(tag, 0), tag.list.slice(1).join(' ') || argument(tag, 0)),
    post_path: reference,
    post_link: (tag, { toItem, write }) => {
      const target = toItem(argument(tag, 0));
      const words = tag.list
        .slice(1)
        .filter((word) => !/^(?:true|false)$/.test(word))
        .join(' ');
      return target ? write.link(target, words || argument(tag, 0)) : undefined;
    },
    link: (tag, { write }) => {
      const at = tag.list.findIndex((word) => /^(?:https?:|\/)/.test(word));
      return at < 0 ? undefined : write.link(tag.list[at] ?? '', tag.list.slice(0, at).join(' '));
    },
    codeblock: (tag, { write }) => write.code(tag.named.lang ?? '', tag.inner ?? ''),
    ...named('blockquote quote', (tag, { write }) =>
      tag.inner === undefined ? undefined : write.quote(tag.inner, tag.raw),
    ),
    ...named('spoiler details fold folding hidetoggle', hidden),
    math: (tag) => (tag.inner === undefined ? undefined : { text: `$$\n${tag.inner.trim()}\n$$`, block: true }),
    more: () => '<!-- more -->',
  },
};
