import { findCollection } from '../collections';
import type { Collection } from '../collections/define-collection';
import { hostOf, isExampleHost } from './example-hosts';
import type { FieldKind } from '../fields/field';
import { findValues } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { CheckContext } from './context';
import { placeOfEntry } from './place-of-entry';
import { sortProblems, type Problem } from './problem';
import { isRepeated } from '../sourcing/read-bibliography';
import type { Entry } from '../sourcing/read-entry';
import { ASKED_ADDRESS, DEMO_PERSON, DEMO_TEXTS, findAsked, isAsked, NAMELESS, OWN_NAME } from './placeholders';
import { publishStatusOf } from '../routes/visibility';

/** The kinds of field in which a starter leaves words for its author to fill in. */
const WORDS: ReadonlySet<FieldKind['kind']> = new Set(['text', 'markdown', 'image']);
const ADDRESSES: ReadonlySet<FieldKind['kind']> = new Set(['url', 'link', 'email', 'text']);

/**
 * Reports, all at once, what must not be published in an author's name: the demonstration, placeholders of a starter, and example URLs and email
 * addresses. A preview may show it, and so may a site with `demo: true` that really is the demonstration or the docs. Only those who publish call it,
 * so it is no `Check`.
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
    const other = settings.map(nameOf).find((name) => name !== DEMO_PERSON && name !== OWN_NAME);
    const file = settings.find(({ collection }) => collection === 'site');
    if (!file || other === undefined) return [];
    return [
      error(
        file,
        ['demo'],
        `the site of ${other} is not the demonstration of Halflight: delete "demo: true", so that search engines can find it`,
      ),
    ];
  }
  const names = settings.flatMap((entry) => {
    const name = nameOf(entry);
    const field = entry.collection === 'site' ? 'title' : 'name';
    if (name === DEMO_PERSON)
      return [
        error(
          entry,
          [field],
          `${DEMO_PERSON} is the person in the demonstration: write the name of the person or company whose site this is`,
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
    valuesOf(entry, ADDRESSES, collections).flatMap(({ value, path }) => {
      const host = hostOf(value);
      if (host !== undefined && isExampleHost(host))
        return [error(entry, path, `${value} is an example: write ${wantedAt(path)}`)];
      return ASKED_ADDRESS.test(value) ? [error(entry, path, `${value} still has to be filled in`)] : [];
    }),
  );
  const asked = shown.flatMap((entry) => [
    ...valuesOf(entry, WORDS, collections)
      .filter(({ value }) => isAsked(value))
      .map(({ value, path }) => error(entry, path, `"${value}" still has to be filled in or deleted`)),
    ...textsOf(entry, error),
  ]);
  return sortProblems([...names, ...addresses, ...asked, ...demoTexts(shown, error)]);
}

/** A text that still says what belongs in its place: one problem, at the first such line. */
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

/** Entries left over from the demonstration: one problem, at the first, that names the others. */
function demoTexts(
  shown: readonly Entry[],
  error: (entry: Entry, path: readonly PropertyKey[], message: string) => Problem,
): Problem[] {
  const [first, ...others] = shown.filter((entry) => DEMO_TEXTS[entry.filePath] === nameOf(entry));
  if (!first) return [];
  const named = others.slice(0, 3).map(({ filePath }) => filePath);
  const more = others.length > named.length ? `, and ${others.length - named.length} more` : '';
  const also = named.length > 0 ? `, and so are ${named.join(', ')}${more}` : '';
  return [
    error(
      first,
      [],
      `is part of the demonstration${also}: delete what you did not write; "npm create halflight my-site" begins a site of your own in a new folder`,
    ),
  ];
}

function wantedAt(path: readonly PropertyKey[]): string {
  if (path.length === 1 && path[0] === 'url') return 'the URL that the site will have';
  return path[0] === 'email' ? 'your own, or leave it out' : 'the real address, or leave it out';
}

/** The texts in fields of the given kinds, with their paths; of an image, its `alt`. */
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
