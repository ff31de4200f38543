import { findCollection } from '../collections';
import { outputNames } from '../output-names';
import type { Route } from '../routes/route';
import type { Output, PlannedSite } from './output';
import { toResume } from './person/to-resume';

const name = outputNames.resume;

/** The CV as a JSON Resume, if there is a person and a non-empty page that prints as a CV. */
export const resume: Output = {
  files: [
    {
      patterns: [`/${name}`],
      inLanguages: true,
      type: 'application/json; charset=utf-8',
      cache: 'page',
      readable: true,
      link: { rel: 'alternate', name, of: 'resume', type: 'application/json' },
    },
  ],
  isOn: ({ written }) => written.has('person'),
  pathsOf,
  make: (site) =>
    pathsOf(site).map((path) => ({
      path: path.slice(1),
      text: `${JSON.stringify(toResume(site, site.toAddress(path)), undefined, 2)}\n`,
    })),
};

function pathsOf({ pages, settings: { home = '/' } }: Pick<PlannedSite, 'pages' | 'settings'>): string[] {
  return pages.some(isCurriculum) ? [home + name] : [];
}

function isCurriculum({ kind, collection, members }: Route): boolean {
  return kind === 'list' && members.length > 0 && findCollection(collection)?.list?.resume === true;
}
