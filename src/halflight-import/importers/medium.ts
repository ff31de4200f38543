import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { decodeUrl, parseUrl } from '../../halflight/parse-url';
import type { Importer, Item } from '../importer';
import { stemOf } from '../permalinks';
import { remotePictures } from '../hosts';
import { byClass, drop, findIn, linkTo, propertyOf, wordsIn, type Rewrite } from '../rewrite-html';
import type { Source } from '../source';
import { addItem, createBlog, withoutEmpty } from '../texts';
import { readTime } from '../times';

export const medium: Importer = {
  label: 'Medium',
  recognise: (source) => (findPosts(source).some((file) => isExported(source.text(file))) ? 10 : 0),
  read: (source) => {
    const posts = findPosts(source);
    const urls = new Map<string, string>();
    const blog = createBlog({
      ...{ staticFolders: [''], understood: [], lists: { '/tagged/:name/': 'tag' }, feeds: ['/feed/'] },
      rewrite: (element) => rewrite(element) ?? rewriteLink(element, urls),
    });
    for (const file of posts)
      addItem(blog, file, () => {
        const item = toItem(source.text(file), file);
        if (typeof item === 'object') for (const url of item.oldUrls) urls.set(numberOf(url), url);
        return item;
      });
    const others = source.files.filter((file) => !posts.includes(file) && file.endsWith('.html'));
    for (const folder of new Set(others.map((file) => file.replace(/\/[^/]*$/, '/'))))
      blog.skipped.push({ file: folder, why: 'it holds no texts of yours' });
    blog.remote = remotePictures(blog.items, /^https:\/\/(?:[\w-]+\.)*medium\.com\//);
    return blog;
  },
};

/** The texts in an export: `posts/2020-01-02_The-title-1a2b3c4d5e6f.html`, and drafts. */
const findPosts = ({ files }: Source): string[] =>
  files.filter((file) => /(?:^|\/)(?:draft|\d{4}-\d{2}-\d{2})_[^/]*\.html$/.test(file));

const isExported = (html: string): boolean => html.includes('Exported from <a href="https://medium.com">');

/** The number at the end of a post's URL, by which Medium finds it whatever the rest of the URL says. */
const numberOf = (url: string): string => /(?:^|[-/])([\da-f]{8,16})(?:[?#].*)?$/.exec(url)?.[1] ?? '';

/** Whether a text is a response to another: it has neither a title nor a picture, and its name is how it begins. */
function isResponse(root: Element, name: string): boolean {
  const content = findIn(root, 'e-content');
  if (!content || findIn(content, 'graf--title') || findIn(content, 'graf--h3') || findIn(content, '<figure>'))
    return false;
  const bare = (words: string) => words.replace(/[\s…]+/g, '');
  return bare(toString(content)).startsWith(bare(name));
}

function toItem(html: string, file: string): Item | string {
  const root = h('div', fromHtml(html).children);
  if (!findIn(root, 'e-content')) return 'it is not a text of Medium';
  const isDraft = /(?:^|\/)draft_[^/]*$/.test(file);
  const name = wordsIn(root, 'p-name');
  if (!isDraft && isResponse(root, name)) return 'it is a response to a text of somebody else';
  const path = decodeUrl(parseUrl(propertyOf(findIn(root, 'p-canonical'), 'href'))?.pathname ?? '');
  const named = (path || stemOf(file).replace(/^[^_]*_/, '')).split('/').at(-1) ?? '';
  const tags: string[] = [];
  visit(root, 'element', (element) => {
    if (element.properties.className && [element.properties.className].flat().includes('p-tag'))
      tags.push(toString(element));
  });
  const exported = /\bon ([A-Z][a-z]+ \d{1,2}, \d{4})\.?\s*$/.exec(wordsIn(root, '<footer>'))?.[1] ?? '';
  const number = numberOf(`-${named}`);
  return {
    ...{ file, kind: 'post', body: html, bodyLine: 1, format: 'html', folders: [''], draft: isDraft },
    values: withoutEmpty({
      title: wordsIn(root, 'graf--title') || name,
      subtitle: wordsIn(root, 'graf--subtitle') || wordsIn(root, 'p-summary'),
      tags,
      author: wordsIn(root, 'p-author'),
    }),
    slug: toSlug(number ? named.slice(0, -number.length) : named) || toSlug(name) || number,
    date: readTime(propertyOf(findIn(root, 'dt-published'), 'dateTime')) ?? readTime(exported) ?? '1970-01-01',
    oldUrls: path && !isDraft ? [path] : [],
  };
}

const heading =
  (name: string): Rewrite =>
  // In a heading's own place every id would be kept, not only those that a link leads to.
  ({ properties: { id }, children }) => [h(name, [h('span', { id }, children)])];

/** The parts of a page other than its text, and how Medium writes a text. */
const rules = byClass({
  'p-name': drop,
  'p-summary': drop,
  'graf--title': drop,
  'graf--subtitle': drop,
  'graf--h3': heading('h2'),
  'graf--h4': heading('h3'),
  'graf--mixtapeEmbed': (card) =>
    linkTo(
      propertyOf(findIn(card, '<a>'), 'href'),
      wordsIn(card, 'markup--mixtapeEmbed-strong'),
      wordsIn(card, 'markup--mixtapeEmbed-em'),
    ),
  'graf--pullquote': ({ children }) => [h('blockquote', children)],
  'e-content': (content) => {
    // Each section begins with a line, also the first.
    const line = findIn(content, 'section-divider');
    if (line) line.children = [];
    return undefined;
  },
});

const rewrite: Rewrite = (element) => {
  const { tagName, children } = element;
  if (/^(?:header|footer|head|title|style)$/.test(tagName)) return [];
  // Its classes would be taken for the language.
  if (tagName === 'pre') return [h('pre', { dataLang: propertyOf(element, 'dataCodeBlockLang') }, children)];
  return rules(element);
};

/** Leads a link to another of these posts to its old URL, from which it is then found. */
function rewriteLink({ tagName, properties }: Element, urls: ReadonlyMap<string, string>): undefined {
  const { href } = properties;
  const own = tagName === 'a' && typeof href === 'string' ? urls.get(numberOf(href)) : undefined;
  if (own !== undefined) properties.href = own;
}
