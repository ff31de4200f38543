import { h } from 'hastscript';
import { toSlug } from '../../halflight/sourcing/to-slug';
import { countOf } from '../../halflight/count-of';
import { decodeUrl, parseUrl } from '../../halflight/parse-url';
import { findSite, remotePictures } from '../hosts';
import type { Importer, Item } from '../importer';
import { stemOf } from '../permalinks';
import { childrenOf, fieldIn, readXml, type XmlElement } from '../read-xml';
import { findIn, hasClass, type Rewrite } from '../rewrite-html';
import type { Source } from '../source';
import { addItem, createBlog, withoutEmpty } from '../texts';
import { readTime } from '../times';
import { withoutTags } from '../write-html';

export const blogger: Importer = {
  label: 'Blogger',
  recognise: (source) => (findExports(source).length > 0 ? 10 : 0),
  read: (source) => {
    const exports = findExports(source).map((file) => {
      const { document, mistakes } = readXml(source.text(file));
      const feeds = childrenOf(document, 'feed');
      return { file, mistakes, feeds, entries: feeds.flatMap((feed) => childrenOf(feed, 'entry')) };
    });
    const bodies = exports.flatMap(({ entries }) => entries.map((entry) => fieldIn(entry, 'content')));
    const [stated] = exports.flatMap(({ feeds }) => feeds.map(linkOf)).filter((url) => /^https?:/.test(url));
    const said = (name: string) =>
      exports.flatMap(({ feeds }) => feeds.map((feed) => withoutTags(fieldIn(feed, name)).trim())).find(Boolean);
    const blog = createBlog({
      ...{ title: said('title'), description: said('subtitle') },
      ...{ staticFolders: [''], understood: [], rewrite, blankLines: true },
      url: stated ?? findSite(bodies, /href="https?:\/\/([^/"]+)\/\d{4}\/\d{2}\/[^/"]+\.html/g),
      lists: {
        ...{ '/search/label/:name/': 'tag', '/feeds/posts/default/-/:name/': 'tagFeed' },
        ...{ '/:year/': 'archive', '/:year/:month/': 'archive' },
      },
      feeds: ['/feeds/posts/default/', '/feeds/comments/default/', '/rss.xml', '/atom.xml'],
      toListName: encodeURIComponent,
    });
    for (const { file, entries, mistakes } of exports) {
      const comments = entries.filter((entry) => kindOf(entry) === 'comment').length;
      const report = (why: string) => blog.skipped.push({ file, why });
      if (comments > 0) report(`${countOf(comments, 'comment')} left out: Halflight stores none`);
      if (mistakes > 0) report(`it is not well-formed in ${mistakes} places; what could be read was taken`);
      for (const entry of entries) {
        const kind = kindOf(entry);
        if (kind !== 'post' && kind !== 'page') continue;
        const title = withoutTags(fieldIn(entry, 'title')).trim();
        const number = fieldIn(entry, 'id').replace(/^.*(?:post|page)-/, '');
        const name = `${file}#${number}${title && ` (${title.slice(0, 60)})`}`;
        addItem(blog, name, () => (entry.isWhole ? toItem(entry, kind, name, title) : 'the file ends in it'));
      }
    }
    blog.remote = remotePictures(blog.items, HOSTS);
    return blog;
  },
};

const HOSTS = /^https?:\/\/(?:\d\.bp\.blogspot\.com|(?:[\w-]+\.)*googleusercontent\.com)\//;

/** The feeds of a backup, which has any name, and of Google Takeout: `Takeout/Blogger/Blogs/A blog/feed.atom`. */
function findExports({ files, text }: Source): string[] {
  const isFeed = (head: string) =>
    /<feed\b/.test(head) && /schemas\.google\.com\/blogger|www\.blogger\.com|\bxmlns:blogger=/.test(head);
  return files.filter(
    (file) =>
      (/^[^/]+\.(?:xml|atom)$/i.test(file) || /(?:^|\/)feed\.atom$/.test(file)) && isFeed(text(file).slice(0, 20_000)),
  );
}

const linkOf = (element: XmlElement): string =>
  childrenOf(element, 'link').find(({ attributes }) => attributes.rel === 'alternate')?.attributes.href ?? '';

/** What an entry is: a post, a page, a comment, a setting or a template. */
function kindOf(entry: XmlElement): string {
  const [term = ''] = childrenOf(entry, 'category').flatMap(
    ({ attributes }) => /kind#(\w+)/.exec(attributes.term ?? '')?.[1] ?? [],
  );
  return fieldIn(entry, 'blogger:type').toLowerCase() || term || 'post';
}

function toItem(entry: XmlElement, kind: Item['kind'], file: string, title: string): Item | string {
  const field = (name: string) => fieldIn(entry, name).trim();
  const status = field('blogger:status');
  if (/TRASH/.test(status)) return 'it is in the trash';
  const control = childrenOf(entry, 'app:control');
  const draft = status === 'DRAFT' || control.some((each) => fieldIn(each, 'app:draft').trim() === 'yes');
  const path = field('blogger:filename') || decodeUrl(parseUrl(linkOf(entry))?.pathname ?? '');
  const date = readTime(field('published')) ?? readTime(field('blogger:created'));
  const updated = readTime(field('updated'));
  const labels = childrenOf(entry, 'category').map(({ attributes }) => attributes);
  return {
    ...{ file, kind, body: clean(field('content')), bodyLine: 1, format: 'html', draft, folders: [''] },
    values: withoutEmpty({
      title,
      tags: labels.filter(({ scheme = '' }) => !scheme.endsWith('#kind')).map(({ term = '' }) => term),
      author: childrenOf(entry, 'author').map((author) => fieldIn(author, 'name').trim())[0] ?? '',
      description: field('blogger:metaDescription'),
      updated: updated && updated.slice(0, 10) > (date ?? '').slice(0, 10) ? updated : '',
    }),
    slug: toSlug(stemOf(path)) || toSlug(title) || kind,
    date: kind === 'page' ? undefined : (date ?? '1970-01-01'),
    oldUrls: path && !draft ? [path] : [],
  };
}

/** Marks the end of the summary, leaves line breaks to `<br>`, and names pictures in their full size. */
const clean = (html: string): string =>
  html
    .replace(/<a\s+name=["']more["']\s*\/?>(?:\s*<\/a>)?/g, '<!--more-->')
    .split(/(<pre\b[^]{0,100000}?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : part.replaceAll('\n', ' ')))
    .join('')
    .replace(
      /(https?:\/\/[^\s"/]*(?:blogspot|googleusercontent)\.com\/[^\s"]*?[/=])(?:s\d+|w\d+-h\d+)(?:-[\w-]+)?(?=\/[^/\s"]+"|")/g,
      '$1s1600',
    );

/** Blogger's captions, and pictures that link to themselves. */
const rewrite: Rewrite = (element) => {
  if (hasClass(element, 'tr-caption-container')) {
    const [picture, caption] = [findIn(element, '<img>'), findIn(element, 'tr-caption')];
    return picture && [h('figure', [picture, caption ? h('figcaption', caption.children) : ''])];
  }
  const picture = element.tagName === 'a' ? findIn(element, '<img>') : undefined;
  return picture && element.properties.href === picture.properties.src ? element.children : undefined;
};
