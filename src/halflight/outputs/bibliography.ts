import { toBibtex, type Cited } from '../collections/publication/cite';
import { outputNames } from '../output-names';
import type { EntryNode } from '../collections/entry-node';
import { madeOf } from './made-of';
import type { Output, PlannedSite } from './output';
import type { PublishedSite } from './published';

const name = outputNames.bibliography;

/** The list of publications as a BibTeX file for reference managers. Contains only what the list shows; other fields stay private. */
export const bibliography: Output = {
  files: [
    {
      patterns: [`/${name}`],
      inLanguages: true,
      type: 'application/x-bibtex; charset=utf-8',
      cache: 'page',
      readable: true,
    },
  ],
  isOn: ({ written }) => written.has('publication'),
  pathsOf,
  isListed: (path) => path.endsWith(`/${name}`),
  make: (site) => pathsOf(site).map((path) => ({ path: path.slice(1), text: toText(site) })),
};

function pathsOf({ pages, settings: { home = '/' } }: Pick<PlannedSite, 'pages' | 'settings'>): string[] {
  return listed({ pages }).length > 0 ? [home + name] : [];
}

/** The ids of the publications in the list. */
function listed({ pages }: Pick<PlannedSite, 'pages'>): string[] {
  return pages.flatMap(({ kind, collection, members }) =>
    kind === 'list' && collection === 'publication' ? members : [],
  );
}

function toText(site: PublishedSite): string {
  const entries = listed(site).flatMap((id) => {
    const node = site.nodeOf(id) as (EntryNode & Cited) | undefined;
    return node ? [madeOf(node.filePath, () => toBibtex(node, node.key ?? node.slug))] : [];
  });
  return `${entries.join('\n\n')}\n`;
}
