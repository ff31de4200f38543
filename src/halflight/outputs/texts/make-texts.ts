import type { Collection } from '../../collections/define-collection';
import { outputNames } from '../../output-names';
import { LLMS_ENTRIES } from '../../limits';
import { asMarkdown } from '../../markdown/as-markdown';
import { sortEntries } from '../../routes/sort-entries';
import { inBatches } from '../in-batches';
import type { PublishedEntry, PublishedSite } from '../published';
import { madeOf } from '../made-of';
import type { OutputFile } from '../output';
import { toText } from './to-text';

/** A node of gatsby-transformer-remark: its `rawMarkdownBody` is the text below the front matter. */
interface RemarkNode {
  rawMarkdownBody?: string;
}

/** The text of each entry with a page that is meant to be found, and `llms.txt`, which lists these texts and the paths in `others`. */
export async function makeTexts(site: PublishedSite, others: readonly string[]): Promise<OutputFile[]> {
  const listed = site.registry
    .map((collection) => ({
      collection,
      entries: sorted(collection, site.entries.get(collection.name) ?? [], site.settings),
    }))
    .filter(({ entries }) => entries.length > 0);
  const texts = await inBatches(
    listed.flatMap(({ entries }) => entries),
    async (entry) => ({
      path: entry.path.slice(1) + outputNames.text,
      text: await madeOf(entry.node.filePath, () => makeText(site, entry)),
    }),
  );
  return [
    ...texts,
    { path: `${(site.settings.home ?? '/').slice(1)}llms.txt`, text: toOverview(site, listed, others) },
  ];
}

function sorted(
  { sort }: Collection,
  entries: readonly PublishedEntry[],
  { language, timeZone }: PublishedSite['settings'],
): PublishedEntry[] {
  const shown = entries.filter(({ page }) => page.shared);
  const sortable = shown.map((entry) => ({
    entry,
    slug: entry.node.slug,
    values: entry.node,
    ...(entry.node.instants && { instants: entry.node.instants }),
  }));
  return sortEntries(sortable, sort, language, timeZone).map(({ entry }) => entry);
}

async function makeText(site: PublishedSite, entry: PublishedEntry): Promise<string> {
  const pageData = await site.readPageData(entry.path);
  const { rawMarkdownBody = '' } = (site.nodeOf(entry.node.parent ?? '') ?? {}) as RemarkNode;
  return toText(site, entry, rawMarkdownBody, pageData);
}

interface Listed {
  collection: Collection;
  entries: readonly PublishedEntry[];
}

function toOverview(site: PublishedSite, listed: readonly Listed[], others: readonly string[]): string {
  const { settings, toAddress } = site;
  const lists = listed.map(({ collection, entries }) => {
    const lines = entries.slice(0, LLMS_ENTRIES).map(({ node, path, page: { summary } }) => {
      const { title = '' } = node;
      return `- [${asMarkdown(title)}](${toAddress(path + outputNames.text)})${summary ? `: ${asMarkdown(summary)}` : ''}`;
    });
    return `## ${asMarkdown(site.titleOf(collection))}\n\n${lines.join('\n')}`;
  });
  // According to llmstxt.org, this heading is for what a reader in a hurry may skip.
  const more = others.map((path) => `- [${path.split('/').at(-1) ?? ''}](${toAddress(path)})`);
  const parts = [
    `# ${asMarkdown(settings.title)}`,
    settings.description && `> ${asMarkdown(settings.description)}`,
    ...lists,
    more.length > 0 && `## Optional\n\n${more.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
