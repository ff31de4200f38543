import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import { notesFolder } from '../routes/notes';
import { outputNames } from '../output-names';
import { makeFeeds } from './feeds/make-feeds';
import type { Output } from './output';

const { atom, jsonFeed } = outputNames;

/** The feeds: one at the top with everything that can be followed, and one beside the page of each tag. */
export const feeds: Output = {
  files: [
    {
      patterns: [`/${atom}`, `/*/${atom}`],
      type: 'application/atom+xml; charset=utf-8',
      cache: 'page',
      readable: true,
      link: { rel: 'alternate', name: atom, of: 'feed', type: 'application/atom+xml' },
    },
    {
      patterns: [`/${jsonFeed}`, `/*/${jsonFeed}`],
      type: 'application/feed+json; charset=utf-8',
      cache: 'page',
      readable: true,
      link: { rel: 'alternate', name: jsonFeed, of: 'feed', type: 'application/feed+json' },
    },
    { patterns: ['/feed.css'] },
  ],
  isOn: ({ settings, written, registry = collections }) =>
    settings.feeds !== false &&
    (registry as readonly Collection[]).some(({ name, list }) => list?.feed && written.has(name)),
  pathsOf: ({ pages, settings: { home = '/' } }) => [
    ...[
      home,
      ...(pages.some(({ note }) => note) ? [notesFolder({ home })] : []),
      ...pages.flatMap(({ followed, path }) => (followed ? [path] : [])),
    ].flatMap((home) => [home + atom, home + jsonFeed]),
    ...(home === '/' ? ['/feed.css'] : []),
  ],
  isListed: (path) => [atom, jsonFeed].some((name) => path.endsWith(`/${name}`)) && !path.includes('/tags/'),
  make: (site) => makeFeeds(site),
};
