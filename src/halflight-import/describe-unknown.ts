import { readCsvNames } from './read-csv';
import type { Source } from './source';

interface Known {
  /** What the source seems to be. */
  seems: string;
  /** What to do instead. */
  instead: string;
  /** In the name of a file and the beginning of its text. */
  file?: RegExp;
  head?: RegExp;
}

const FEED = 'a feed holds only the newest posts: export the blog from its program';

/** What authors try to import, although something else has the texts. The first that fits is named. */
const KNOWN: readonly Known[] = [
  { seems: 'an export of Notion as HTML', instead: 'export it as "Markdown & CSV"', file: / [\da-f]{32}\.html$/ },
  {
    seems: 'the folder of a WordPress installation',
    instead: 'choose Tools → Export → All content there, and name the exported file',
    file: /^(?:[^/]+\/)?wp-(?:config|load)(?:-sample)?\.php$/,
  },
  {
    seems: 'a theme of Ghost',
    instead: 'export its content with the migration tools in its settings',
    file: /(?:^|\/)post\.hbs$/,
  },
  {
    seems: 'the list of posts of a Substack export',
    instead: 'name the zip file, or the folder with both "posts.csv" and "posts"',
    file: /\.csv$/i,
    head: /^"?post_id"?,/,
  },
  { seems: 'a list of subscribers', instead: 'export the posts', file: /\.csv$/i, head: /^[^\n]*\bemail\b/i },
  {
    seems: 'a collection of Webflow',
    instead: 'there is no importer for it; make a Markdown file of each row, and import them with "--as markdown"',
    file: /\.csv$/i,
    head: /^[^\n]*\bItem ID\b/,
  },
  { seems: 'a JSON Feed', instead: FEED, file: /\.json$/i, head: /"version"\s*:\s*"https?:\\?\/\\?\/jsonfeed\.org/ },
  {
    seems: 'an export of Contentful',
    instead: 'there is no importer for it; make Markdown files of its texts, and import them with "--as markdown"',
    file: /\.json$/i,
    head: /"contentTypes"\s*:/,
  },
  {
    seems: 'a sitemap',
    instead: 'it has no texts: export the blog from its program',
    file: /\.xml$/i,
    head: /<urlset\b|<sitemapindex\b/,
  },
  { seems: 'a list of feeds', instead: 'export the blog from its program', file: /\.(?:xml|opml)$/i, head: /<opml\b/ },
  { seems: 'an RSS feed', instead: FEED, file: /\.(?:xml|rss)$/i, head: /<rss\b/ },
  { seems: 'an Atom feed', instead: FEED, file: /\.(?:xml|atom)$/i, head: /<feed\b/ },
  {
    seems: 'an export of Movable Type or TypePad',
    instead: 'import it into WordPress, which reads it, and export it from there',
    file: /\.txt$/i,
    head: /^AUTHOR: |^TITLE: /m,
  },
];

/** What a source that no importer recognises seems to be, in a sentence that says what to do; '' if that is not known. */
export function describeUnknown({ files, text }: Source): string {
  const tops = files.filter((file) => file.split('/').length <= 2).slice(0, 1000);
  const headOf = (file: string) =>
    /\.(?:csv|json|xml|rss|atom|opml|txt)$/i.test(file) ? text(file).slice(0, 5000) : '';
  for (const { seems, instead, file, head } of KNOWN) {
    const found = (head ? tops : files).some(
      (name) => (!file || file.test(name)) && (!head || head.test(headOf(name))),
    );
    if (found) return `It seems to be ${seems}: ${instead}.`;
  }
  const [only, ...others] = files;
  if (only === undefined || others.length > 0) return '';
  if (/\.csv$/i.test(only)) return `It is a table with the columns ${readCsvNames(text(only)).slice(0, 8).join(', ')}.`;
  const [, root] = /\.xml$/i.test(only) ? (/<([a-z][\w:.-]*)/i.exec(text(only).slice(0, 5000)) ?? []) : [];
  if (root !== undefined) return `It is XML with the element <${root}>.`;
  const keys = /\.json$/i.test(only) ? Object.keys(readKeys(text(only))) : [];
  return keys.length > 0 ? `It is JSON with the keys ${keys.slice(0, 8).join(', ')}.` : '';
}

function readKeys(json: string): object {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {};
  } catch {
    return {};
  }
}
