import type { Collection } from '../collections/define-collection';
import { isOptional } from '../fields/field';
import type { Entry } from '../sourcing/read-entry';
import type { Route, RouteSettings } from './route';

/*
 * A build makes two entries of a protected one. The open entry has only what everybody may see, and its page asks for the password. The sealed entry
 * has all of it; Gatsby makes its page in a folder of its own, which `finish/seal-pages.ts` encrypts and removes. Nothing links to the sealed entry,
 * and no output knows it.
 */

/** The folder of the pages that will be encrypted. */
export const UNSEALED = '/_unsealed';

/** The fields of an open entry that decide whether and where it is shown. */
const PLACE = ['aliases', 'draft', 'expires', 'order', 'protected', 'publish', 'slug', 'teaser', 'unlisted'] as const;

/** The fields of the sealed entry that are those of its URL. */
const OF_URL: ReadonlySet<string> = new Set(['aliases', 'teaser']);

interface WithValues {
  values: Record<string, unknown>;
}

/** Whether only those who know its password may see an entry. */
export function isProtected({ values }: WithValues): boolean {
  return values.protected !== undefined;
}

/**
 * What everybody may see of a protected entry. With a teaser that is its title, the teaser and what its collection requires, such as the day of a
 * post; otherwise nothing. Fields that a site has declared itself stay hidden.
 */
export function toOpenEntry(collection: Collection, { titleHtml, ...entry }: Entry): Entry {
  const { teaser, ...values } = entry.values;
  const required = Object.entries(collection.fields).flatMap(([name, field]) => (isOptional(field) ? [] : [name]));
  const shown = teaser === undefined ? [] : ['title', 'name', ...(collection.declared ? [] : required)];
  const kept = Object.entries(entry.values).filter(([name]) => [...PLACE, ...shown].includes(name));
  return {
    ...entry,
    values: {
      ...Object.fromEntries(kept),
      ...(teaser !== undefined && { summary: teaser }),
      locked: true,
      noindex: true,
    },
    ...(teaser !== undefined && titleHtml !== undefined && { titleHtml }),
    body: '',
    hasBody: false,
    hasPage: hasOwnPage(collection, { ...entry, values }),
  };
}

function hasOwnPage({ page }: Collection, { hasBody, hasPage = hasBody }: Entry): boolean {
  return page !== undefined && (!page.onlyWithBody || hasPage);
}

/** A protected entry with all that it has, for the page that will be encrypted. */
export function toSealedEntry(entry: Entry): Entry {
  const { id, sharedName, values } = entry;
  const kept = Object.entries(values).filter(([name]) => !OF_URL.has(name));
  return {
    ...entry,
    id: `${id} sealed`,
    values: { ...Object.fromEntries(kept), sealed: true, unlisted: true },
    // Its translations are those that are sealed, too.
    ...(sharedName !== undefined && { sharedName: `${sharedName} sealed` }),
  };
}

/** Whether this is the entry of which everybody may see what it has. */
export function isLocked({ values }: WithValues): boolean {
  return values.locked === true;
}

/** Whether this is the entry whose page will be encrypted. */
export function isSealed({ values }: WithValues): boolean {
  return values.sealed === true;
}

/** The path of the page that Gatsby makes of an entry, from the path at which it is published. */
export function toSealedPath(entry: WithValues, path: string): string {
  return isSealed(entry) ? UNSEALED + path : path;
}

/** What differs in the route of an open entry, whose page asks for the password; `undefined` for any other entry. */
export function lockOf(
  { values }: WithValues,
  { passwords = [] }: Pick<RouteSettings, 'passwords'>,
): Pick<Route, 'component' | 'context' | 'protected' | 'password'> | undefined {
  if (!isLocked({ values })) return undefined;
  const { title, name = title, teaser } = values;
  const password = String(values.protected);
  const salt = passwords.find((known) => known.name === password)?.salt;
  return { protected: 'form', password, component: 'pages/locked', context: { salt, title: name, teaser } };
}
