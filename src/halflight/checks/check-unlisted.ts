import { isEntryFile } from '../entry-file';
import { findCollection } from '../collections';
import { frameLinksOf } from '../derive/frame-links';
import { settingsIn, type SiteSettings } from '../derive/languages';
import { toPagePath } from '../derive/to-url';
import { LISTING_FIELDS } from '../routes/unlisted';
import type { Entry } from '../sourcing/read-entry';
import { toTranslationFile } from '../sourcing/resolving';
import type { Check, CheckContext } from './context';
import type { Place, Problem } from '../problem';

/**
 * Warns of contradictions in unlisted entries: the home page, entries without a page, entries with `noindex: false` or with fields that only lists
 * use, and entries that header or footer links lead to. Links in texts are up to the author.
 */
export const checkUnlisted: Check = (context) => {
  const unlisted = context.content.entries.filter(({ values }) => values.unlisted === true);
  if (unlisted.length === 0) return [];
  return [...unlisted.flatMap((entry) => findContradictions(entry, context)), ...findFrameLinks(unlisted, context)];
};

const warning = (place: Place, message: string): Problem => ({
  ...place,
  severity: 'warning',
  kind: 'unlisted-contradiction',
  message,
});

function findContradictions(entry: Entry, { at, routes, content: { site, collections } }: CheckContext): Problem[] {
  const { filePath, values, id } = entry;
  const place = at(filePath, ['unlisted']);
  const route = routes.find((other) => other.entry === id);
  if (!route) {
    const needsText = findCollection(entry.collection, collections)?.page?.onlyWithBody;
    return [
      warning(
        place,
        needsText
          ? 'this is unlisted and has no page, so nobody can see it: write a text below the front matter, or remove "unlisted"'
          : 'this is unlisted, but its collection has no pages, so nobody can see it: remove "unlisted", or use "draft"',
      ),
    ];
  }
  const homes = ['/', ...(site?.translated ?? []).map(({ home }) => home)];
  return [
    ...(homes.includes(route.path)
      ? [
          warning(
            place,
            'this is the home page, which every page leads to; "unlisted" only hides it from search engines: remove it, or write "noindex"',
          ),
        ]
      : []),
    ...(values.noindex === false
      ? [
          warning(
            at(filePath, ['noindex']),
            'search engines are asked to leave out what is unlisted, whatever "noindex" says: remove one of the two',
          ),
        ]
      : []),
    ...LISTING_FIELDS.filter((field) => isSet(values[field])).map((field) =>
      warning(
        at(filePath, [field]),
        `no list has this entry, because it is unlisted, so "${field}" does nothing: remove one of the two`,
      ),
    ),
  ];
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
}

function findFrameLinks(unlisted: readonly Entry[], { at, content: { site, entries }, map }: CheckContext): Problem[] {
  if (!site) return [];
  return [undefined, ...(site.translated ?? []).map(({ language }) => language)].flatMap((language) => {
    const file = language === undefined ? 'site.md' : toTranslationFile('site.md', language);
    const own = language === undefined ? site : (entries.find(({ filePath }) => filePath === file)?.values ?? {});
    const links = frameLinksOf(settingsIn<SiteSettings>(site, language)).filter(({ field }) => field in own);
    return links.flatMap(({ to, path }) => {
      const [target = ''] = (to ?? '').split(/[?#]/);
      const entry = isEntryFile(target)
        ? map.entryIn(target, language)
        : map.entryOf(map.sourceAt(toPagePath(target)) ?? '');
      if (!entry || !unlisted.includes(entry)) return [];
      return [
        warning(
          at(file, path),
          `every page leads from here to ${entry.filePath}, which is unlisted: remove this link, or "unlisted" there`,
        ),
      ];
    });
  });
}
