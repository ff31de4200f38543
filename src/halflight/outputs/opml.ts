import { findCollection, type Values } from '../collections';
import { outputNames } from '../output-names';
import { listedIn } from './feeds/make-feeds';
import { element } from './feeds/xml';
import type { Output } from './output';

const name = outputNames.opml;

/** The feeds of the sites in `links/`, as an OPML file (http://opml.org/spec2.opml) that feed readers import. */
export const opml: Output = {
  files: [
    { patterns: [`/${name}`], inLanguages: true, type: 'text/x-opml; charset=utf-8', cache: 'page', readable: true },
  ],
  // A site may have declared a collection of this name.
  isOn: ({ written, registry }) => written.has('link') && !findCollection('link', registry)?.declared,
  pathsOf: ({ pages, settings: { home = '/' } }) =>
    pages.some(({ kind, collection }) => kind === 'list' && collection === 'link') ? [home + name] : [],
  make: (site) => {
    const { settings, person } = site;
    const { home = '/', title } = settings;
    const collection = findCollection('link', site.registry);
    const entries = collection ? listedIn(site, collection) : [];
    if (!collection || !site.pages.some(({ kind, collection: of }) => kind === 'list' && of === 'link')) return [];
    const outlines = entries.flatMap(({ node }) => {
      const { title: text, url, feed, summary, tags } = node as unknown as Values<'link'>;
      if (feed === undefined) return [];
      return [
        element('outline', {
          type: 'rss',
          text,
          title: text,
          xmlUrl: feed,
          htmlUrl: url,
          description: summary,
          category: tags?.map((tag) => tag.replaceAll(/[,/]/g, ' ')).join(','),
        }),
      ];
    });
    const root = element(
      'opml',
      { version: '2.0' },
      element(
        'head',
        {},
        element('title', {}, `${title}: ${site.titleOf(collection)}`),
        ...(person ? [element('ownerName', {}, person.name)] : []),
        element('docs', {}, 'http://opml.org/spec2.opml'),
      ),
      element('body', {}, ...outlines),
    );
    return [{ path: home.slice(1) + name, text: `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n` }];
  },
};
