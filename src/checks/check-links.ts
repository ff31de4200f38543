import { findCollection } from '../collections';
import { isVideoAddress } from '../features/embeds/players';
import type { FieldKind } from '../fields/field';
import { isFontFile } from '../fields/formats';
import { findValues } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { FoundLink } from '../markdown/find-links';
import { mediaKindOf } from '../markdown/media-files';
import { factsOf, readingOf } from '../sourcing/kept-facts';
import { positionIn } from '../sourcing/position-in';
import type { Problem } from './problem';
import type { Entry } from '../sourcing/read-entry';
import { findFileFlaw, findLinkFlaw, findPictureFlaw, findReferenceFlaw, type Flaw } from './check-targets';
import { findOwnUrlFlaw } from './check-own-url';
import type { Surroundings } from './site-map';

/** The kinds of field that name something else. */
const naming: ReadonlySet<FieldKind['kind']> = new Set([
  'image',
  'asset',
  'font',
  'path',
  'url',
  'reference',
  'markdown',
]);

/** Every link, picture and reference of the content that leads nowhere, in front matter and in texts. */
export function checkLinks(around: Surroundings): Problem[] {
  const { entries, broken, problems } = around.content;
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  // A value that its schema has refused is not refused once more.
  const told = new Set(problems.map(placeOf));
  return [...entries, ...broken]
    .flatMap((entry) => [...checkFields(entry, around), ...checkBody(entry, around)])
    .filter((problem) => !told.has(placeOf(problem)));
}

function checkFields(entry: Entry, around: Surroundings): Problem[] {
  const collection = findCollection(entry.collection);
  if (!collection) return [];
  return findValues(collection, entry.values, naming).flatMap(({ kind, value, path }) =>
    findFlaws(kind, value, path, entry, around).map((flaw) => ({
      file: entry.filePath,
      ...positionIn(around.folder, entry.filePath, kind.kind === 'image' ? [...path, 'src'] : path),
      ...(path[0] === 'redirects' ? asRedirect(flaw) : flaw),
    })),
  );
}

/** What is wrong with where a redirect leads: to another old URL, it would send visitors on twice, or for ever. */
function asRedirect(flaw: Flaw): Flaw {
  return flaw.kind === 'moved-link'
    ? { ...flaw, severity: 'error', message: 'a redirect must lead to a page, but this URL is itself redirected' }
    : flaw;
}

function findFlaws(
  { kind, collection = '' }: FieldKind,
  value: unknown,
  path: readonly PropertyKey[],
  entry: Entry,
  around: Surroundings,
): Flaw[] {
  const one = (flaw: Flaw | undefined) => (flaw ? [flaw] : []);
  const name = kind === 'image' ? (step(value, 'src') ?? value) : value;
  // In a file with mistakes anything may stand anywhere.
  if (typeof name !== 'string') return [];
  switch (kind) {
    case 'image':
    case 'asset':
      return one(findPictureFlaw(name, entry, around));
    case 'font':
      return isFontFile(name) ? one(findFileFlaw(name, entry, around)) : [];
    case 'path':
      return one(findLinkFlaw(name, entry, around));
    case 'url':
      return one(findOwnUrlFlaw(name, path, entry, around));
    case 'reference':
      return one(findReferenceFlaw(name, collection, entry, around));
    default:
      return checkText(factsOf(name, { html: false }).links, entry, around).map(({ flaw }) => flaw);
  }
}

function checkBody(entry: Entry, around: Surroundings): Problem[] {
  return checkText(factsOf(entry.body, readingOf(entry)).links, entry, around).map(({ flaw, line, column }) => ({
    file: entry.filePath,
    line: entry.bodyLine + line - 1,
    column,
    ...flaw,
  }));
}

/** What is wrong with the links and pictures of a Markdown text. */
function checkText(
  links: readonly FoundLink[],
  entry: Entry,
  around: Surroundings,
): { flaw: Flaw; line: number; column: number }[] {
  return links.flatMap(({ line, column, ...link }) =>
    flawsOf(link, entry, around).map((flaw) => ({ flaw, line, column })),
  );
}

function flawsOf(
  { type, target, alt }: Omit<FoundLink, 'line' | 'column'>,
  entry: Entry,
  around: Surroundings,
): Flaw[] {
  const flaw = type === 'image' ? findShownFlaw(target, entry, around) : findLinkFlaw(target, entry, around);
  const silent: Flaw[] =
    alt === ''
      ? [
          {
            severity: 'warning',
            kind: 'no-alt',
            message: `the ${mediaKindOf(target) ?? 'picture'} ${target} does not say what it ${mediaKindOf(target) === 'audio' ? 'is' : 'shows'}: write it between the brackets, ![like this](${target})`,
          },
        ]
      : [];
  return [...(flaw ? [flaw] : []), ...silent];
}

/** What is wrong with something that a text shows: a picture, a film or a sound, or a video of another site, which is asked for by its address. */
function findShownFlaw(target: string, entry: Entry, around: Surroundings): Flaw | undefined {
  if (isVideoAddress(target)) return undefined;
  const isFile = mediaKindOf(target) && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target);
  return isFile ? findLinkFlaw(target, entry, around) : findPictureFlaw(target, entry, around);
}
