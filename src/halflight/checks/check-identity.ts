import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { hostOf, isExampleHost } from './example-hosts';
import type { FieldKind } from '../fields/field';
import { findValues } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { CheckContext } from './context';
import { placeOfEntry } from './place-of-entry';
import { sortProblems, type Problem } from '../problem';
import { isRepeated } from '../sourcing/read-bibliography';
import type { Entry } from '../sourcing/read-entry';
import { ASKED_ADDRESS, DEMO_NAMES, DEMO_PEOPLE, findAsked, isPlaceholder, NAMELESS } from './placeholders';
import { publishStatusOf } from '../routes/visibility';

const TEXT_KINDS: ReadonlySet<FieldKind['kind']> = new Set(['text', 'markdown', 'image', 'url']);
const URL_KINDS: ReadonlySet<FieldKind['kind']> = new Set(['url', 'link', 'email', 'text']);

/**
 * Reports what must not be published in an author's name: the demo's person, a starter's placeholders, and example URLs and email addresses. A preview may
 * show them, and so may a site with `demo: true` that really is the demo or the docs. Not a `Check`, because only publishing calls it.
 */
export function checkIdentity({ at, clock, content: { entries, site, collections } }: CheckContext): Problem[] {
  if (!site) return [];
  const shown = entries.filter((entry) => !publishStatusOf(entry, clock, collections) && !isRepeated(entry));
  const settings = shown.filter(
    ({ collection, values: { title, name } }) =>
      (collection === 'site' || collection === 'person') && (title ?? name) !== undefined,
  );
  const error = (entry: Entry, path: readonly PropertyKey[], message: string): Problem => ({
    ...(path.length > 0 ? at(entry.filePath, path) : placeOfEntry(entry)),
    severity: 'error',
    kind: 'not-yours',
    message,
  });
  if (site.demo === true) {
    const other = settings.map(nameOf).find((name) => !DEMO_NAMES.includes(name));
    const file = settings.find(({ collection }) => collection === 'site');
    if (!file || other === undefined) return [];
    return [
      error(
        file,
        ['demo'],
        `this is the site of ${other}, not a demonstration of Halflight: delete every text that you did not write, then "demo: true", so that search engines can find the site`,
      ),
    ];
  }
  const names = settings.flatMap((entry) => {
    const name = nameOf(entry);
    const field = entry.collection === 'site' ? 'title' : 'name';
    if (DEMO_PEOPLE.includes(name))
      return [
        error(
          entry,
          [field],
          `${name} is the person in a demonstration: write the name of the person or company whose site this is`,
        ),
      ];
    return NAMELESS.test(name)
      ? [
          error(
            entry,
            [field],
            `"${name}" is not a name yet: write the name of the person or company whose site this is`,
          ),
        ]
      : [];
  });
  const addresses = settings.flatMap((entry) =>
    valuesOf(entry, URL_KINDS, collections).flatMap(({ value, path }) => {
      const host = hostOf(value);
      if (host !== undefined && isExampleHost(host))
        return [error(entry, path, `${value} is an example: write ${wantedAt(path)}`)];
      return ASKED_ADDRESS.test(value) ? [error(entry, path, `${value} still has to be filled in`)] : [];
    }),
  );
  const asked = shown.flatMap((entry) => [
    ...valuesOf(entry, TEXT_KINDS, collections)
      .filter(({ value }) => isPlaceholder(value))
      .map(({ value, path }) => error(entry, path, `"${value}" still has to be filled in or deleted`)),
    ...textsOf(entry, error),
  ]);
  return sortProblems([...names, ...addresses, ...asked]);
}

/** Placeholder texts: one problem, at the first such line. */
function textsOf(
  entry: Entry,
  error: (entry: Entry, path: readonly PropertyKey[], message: string) => Problem,
): Problem[] {
  const index = findAsked(entry.body);
  return index < 0 ? [] : [{ ...error(entry, [], 'the text still has to be written'), line: entry.bodyLine + index }];
}

function nameOf({ values: { title, name } }: Entry): string {
  return String(title ?? name);
}

function wantedAt(path: readonly PropertyKey[]): string {
  if (path.length === 1 && path[0] === 'url') return 'the URL that the site will have';
  return path[0] === 'email' ? 'your own, or leave it out' : 'the real address, or leave it out';
}

/** The texts in fields of the given kinds, with their paths; for an image, its `alt`. */
function valuesOf(
  entry: Entry,
  kinds: ReadonlySet<FieldKind['kind']>,
  registry: readonly Collection[],
): { value: string; path: PropertyKey[] }[] {
  const collection = findCollection(entry.collection, registry);
  if (!collection) return [];
  return findValues(collection, entry.values, kinds).flatMap(({ kind, value, path }) => {
    const text = kind.kind === 'image' ? step(value, 'alt') : value;
    return typeof text === 'string'
      ? [{ value: text, path: kind.kind === 'image' ? [...path, 'alt'] : [...path] }]
      : [];
  });
}
