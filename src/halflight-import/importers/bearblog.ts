import { toSlug } from '../../halflight/sourcing/to-slug';
import { remotePictures } from '../hosts';
import type { Importer, Item } from '../importer';
import { toPath } from '../permalinks';
import { hasColumns, readCsv } from '../read-csv';
import type { Source } from '../source';
import type { TagSyntax } from '../tags/tag';
import { addItem, createBlog, withoutEmpty } from '../texts';
import { readTime } from '../times';
import { isNo, isYes, toValues, type Value } from '../values';

/** Bear Blog's marks: `{{ posts | tag:"engines" }}`. */
const tags: TagSyntax = {
  pattern: /\{\{\s{0,20}([\w-]{1,60})([^{}]{0,500})\}\}/,
  read: ([, name = '', raw = '']) => ({ name: `{{ ${name} }}`, raw, single: true }),
  turns: Object.fromEntries(
    // Halflight makes these by itself.
    ['toc', 'next_post', 'previous_post', 'post_title', 'tags'].map((name) => [`{{ ${name} }}`, () => '']),
  ),
};

export const bearblog: Importer = {
  label: 'Bear Blog',
  recognise: (source) => (findExports(source).length > 0 ? 10 : 0),
  read: (source) => {
    const exports = findExports(source).map((file) => ({ file, rows: readCsv(source.text(file)) }));
    const blog = createBlog({
      ...{ staticFolders: [''], understood: [], lists: { '/blog/': 'posts' }, feeds: ['/feed/'], tags: [tags] },
      language: exports.flatMap(({ rows }) => rows.map((row) => row('lang'))).find(Boolean),
    });
    for (const { file, rows } of exports)
      for (const row of rows) {
        const name = `${file}#${row('slug') || row('uid')}`;
        addItem(blog, name, () => toItem(row, name));
      }
    blog.remote = remotePictures(blog.items, /^https:\/\/(?:[\w-]+\.)*(?:digitaloceanspaces\.com|bearblog\.dev)\//);
    return blog;
  },
};

const findExports = ({ files, text }: Source): string[] =>
  files.filter(
    (file) =>
      /^[^/]+\.csv$/i.test(file) && hasColumns(text(file), 'uid', 'slug', 'published date', 'is page', 'content'),
  );

/** The tags of a text, which the export stores as JSON. */
function tagsIn(written: string): Value[] {
  try {
    const { list } = toValues({ list: JSON.parse(written || '[]') as unknown });
    return Array.isArray(list) ? list : [];
  } catch {
    return [written];
  }
}

function toItem(row: (name: string) => string, file: string): Item {
  const slug = row('slug').replace(/^\/|\/$/g, '') || toSlug(row('title')) || row('uid');
  const isPage = isYes(row('is page'));
  const alias = row('alias').trim();
  return {
    ...{ file, kind: isPage ? 'page' : 'post', body: row('content'), bodyLine: 1, format: 'markdown', folders: [''] },
    values: withoutEmpty({
      title: row('title'),
      tags: tagsIn(row('all tags')),
      description: row('meta description'),
      image: row('meta image'),
      canonical_url: row('canonical url'),
      class_name: row('class name'),
    }),
    slug: isPage ? slug.split('/').map(toSlug).join('/') : toSlug(slug),
    date: isPage ? undefined : (readTime(row('published date')) ?? readTime(row('first published at')) ?? '1970-01-01'),
    draft: isNo(row('publish')),
    language: row('lang') || undefined,
    oldUrls: isNo(row('publish')) ? [] : [toPath(slug, '/'), ...(alias ? [toPath(alias)] : [])],
  };
}
