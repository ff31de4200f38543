import { toString } from 'hast-util-to-string';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { parseUrl } from '../../halflight/parse-url';
import { findSite, remotePictures } from '../hosts';
import { withPages } from '../list-urls';
import type { Importer, Item } from '../importer';
import { folderOf, stemOf, toPath } from '../permalinks';
import { hasClass, propertyOf, type Rewrite } from '../rewrite-html';
import type { Source } from '../source';
import { addItem, createBlog, withoutEmpty } from '../texts';
import { readTime } from '../times';
import { tumblrPostToHtml } from '../tumblr-texts';
import { fieldOf, mapOf, textOf, textsOf, type Values } from '../values';

export const tumblr: Importer = {
  label: 'Tumblr',
  recognise: (source) => (findAnswers(source).length + findPages(source).length > 0 ? 10 : 0),
  read: (source) => {
    const answers = findAnswers(source).map((file) => ({
      file,
      posts: postsIn(source, file),
      about: mapOf(mapOf(source.settings(file).response).blog),
    }));
    const urls = answers.flatMap(({ posts }) => posts.map(({ post_url: url }) => `href="${textOf(url)}"`));
    const said = (name: string) => answers.map(({ about }) => wordsOf(textOf(about[name]))).find(Boolean);
    const blog = createBlog({
      ...{ title: said('title'), description: said('description') },
      ...{ staticFolders: [''], understood: [], rewrite },
      lists: {
        ...withPages({ '/tagged/:name/': 'tag' }, 'page/:number/'),
        ...{ '/page/:number/': 'posts', '/archive/': 'archive', '/tagged/:name/rss/': 'tagFeed' },
      },
      feeds: ['/rss/'],
      aliasesOfFiles: { '../../media/': 'media/' },
      url: findSite(urls, /href="https?:\/\/((?!www\.tumblr\.com)[^/"]+)\/post\//g),
    });
    for (const { file, posts } of answers)
      for (const [index, post] of posts.entries()) {
        const name = `${file}#${idOf(post) || String(index + 1)}`;
        addItem(blog, name, () => toItem(post, name));
      }
    for (const file of findPages(source)) addItem(blog, file, () => ofPage(source.text(file), file));
    blog.remote = remotePictures(blog.items, /^https?:\/\/(?:[\w-]+\.)*tumblr\.com\//);
    return blog;
  },
};

/** What the API answered, in one file or several. */
const findAnswers = ({ files, text }: Source): string[] =>
  files.filter(
    (file) =>
      /^[^/]+\.json$/i.test(file) && /"(?:reblog_key|post_url|blog_name)"\s*:/.test(text(file).slice(0, 50_000)),
  );

/** The texts of the zip file that Tumblr exports: `posts/html/123.html`. */
const findPages = ({ files, text }: Source): string[] =>
  files.filter((file) => /(?:^|\/)html\/(?:.*\/)?\d+\.html$/.test(file) && /\bid="timestamp"/.test(text(file)));

/** The posts in an answer, or in a list that somebody made of several answers. */
function postsIn(source: Source, file: string): Values[] {
  const settings = source.settings(file);
  const posts = fieldOf(mapOf(settings.response), 'posts') ?? settings.posts;
  const found = Array.isArray(posts) ? posts : Object.values(settings);
  return found.map(mapOf).filter((post) => idOf(post) !== '');
}

/** The id of a post. As a number, it would lose its last digits. */
const idOf = (post: Values): string =>
  textOf(post.id_string) || (/\/(?:post\/)?(\d{5,})(?:\/|$)/.exec(textOf(post.post_url))?.[1] ?? textOf(post.id));

const wordsOf = (html: string): string =>
  toString(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, ' ')
    .trim();

/** The first words of a text, as a title for a post without one. */
function firstWords(text: string): string {
  if (text.length <= 60) return text;
  return `${text.slice(0, 60).replace(/\s\S*$/, '')} …`;
}

function toItem(post: Values, file: string): Item | string {
  const field = (...names: string[]) => textOf(fieldOf(post, ...names));
  const isReblog = field('reblogged_from_id', 'parent_post_url', 'reblogged_from_name') !== '';
  const isNpf = Array.isArray(post.content);
  const own = isNpf ? tumblrPostToHtml({ content: post.content ?? [] }) : tumblrPostToHtml(post);
  if (isReblog && isNpf && wordsOf(own) === '' && !own.includes('<img')) return 'it is a reblog without words of yours';
  const body = tumblrPostToHtml(post);
  const [heading, inHeading = ''] = isNpf ? (/^<h2>(.*?)<\/h2>/s.exec(body) ?? []) : [];
  const said = field('title') || wordsOf(inHeading);
  const id = idOf(post);
  const time = Number(field('timestamp'));
  const date = readTime(field('date')) ?? (time > 0 ? readTime(new Date(time * 1000).toISOString()) : undefined);
  const title =
    said || firstWords(wordsOf(body) || field('summary')) || `${field('type') || 'post'} ${date?.slice(0, 10) ?? id}`;
  const slug = field('slug') || (parseUrl(field('post_url'))?.pathname.split(id)[1]?.replaceAll('/', '') ?? '');
  const isShown = /^(?:published)?$/.test(field('state'));
  return {
    ...{ file, kind: 'post', bodyLine: 1, format: 'html', folders: [''] },
    values: withoutEmpty({ title, tags: textsOf(post.tags), source: field('source_url') }),
    body: heading === undefined || field('title') ? body : body.slice(heading.length),
    slug: toSlug(slug) || toSlug(title) || id,
    date: date ?? '1970-01-01',
    draft: !isShown,
    oldUrls: isShown && id ? [...(slug ? [toPath('post', id, slug)] : []), toPath('post', id)] : [],
  };
}

/** A post of the zip file, which states its time and tags below the text. */
function ofPage(html: string, file: string): Item {
  const tags: string[] = [];
  let time = '';
  let title = '';
  visit(fromHtml(html), 'element', (element) => {
    if (element.tagName === 'h1') title ||= toString(element).trim();
    if (hasClass(element, 'tag')) tags.push(toString(element).trim());
    if (propertyOf(element, 'id') === 'timestamp') time = toString(element);
  });
  const date = readTime(time.replace(/(?<=\d)(?:st|nd|rd|th)\b/, '').replace(/(?<=\d)(?=[ap]m\b)/, ' '));
  const id = stemOf(file);
  const words = wordsOf(html.replace(/^[^]*<body[^>]*>|<div id="footer">[^]*$/g, ''));
  title ||= firstWords(words) || `post ${date?.slice(0, 10) ?? id}`;
  return {
    ...{ file, kind: 'post', body: html, bodyLine: 1, format: 'html', folders: [folderOf(file)] },
    ...{ values: withoutEmpty({ title, tags }), slug: toSlug(title) || id, date: date ?? '1970-01-01' },
    ...{ draft: /\/(?:drafts?|submissions?|queue)\//.test(file), oldUrls: [toPath('post', id)] },
  };
}

/** The parts of an exported page other than its text. */
const rewrite: Rewrite = (element) =>
  /^(?:head|title|h1)$/.test(element.tagName) || propertyOf(element, 'id') === 'footer' ? [] : undefined;
