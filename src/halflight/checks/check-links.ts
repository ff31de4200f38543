import { findCollection } from '../collections';
import { isVideoAddress } from '../features/embeds/players';
import type { FieldKind } from '../fields/field';
import { isDrawingFile, isFontFile } from '../fields/formats';
import { isPattern, isPicture } from '../fields/picture-files';
import { findValues, type FoundValue } from '../derive/find-values';
import { step } from '../derive/schema-at';
import type { FoundLink } from '../markdown/find-links';
import { mediaKindOf } from '../markdown/media-files';
import { storedPicture } from '../sourcing/notebooks/stored-pictures';
import { factsOf, readingOf } from '../sourcing/facts-of';
import { isInVault } from '../features/vault/settings';
import { readPlainName, readWikiTarget, type WikiTarget } from '../wiki-target';
import { isRepeated } from '../sourcing/read-bibliography';
import type { Check, CheckContext } from './context';
import type { Problem, UnplacedProblem } from '../problem';
import type { Entry } from '../sourcing/read-entry';
import { findLinkProblem } from './link-targets';
import { findNamedProblem } from './named-targets';
import { findFileProblem } from './named-files';
import {
  findFieldPictureProblem,
  findFolderProblems,
  findOrnamentProblem,
  findPictureProblem,
} from './picture-targets';
import { findReferenceProblem } from './reference-targets';
import { findOwnUrlProblem } from './check-own-url';

const naming: ReadonlySet<FieldKind['kind']> = new Set([
  'image',
  'asset',
  'font',
  'drawing',
  'path',
  'link',
  'url',
  'reference',
  'markdown',
]);

/** Problems with the links, pictures and references in front matter and in texts. */
export const checkLinks: Check = (context) => {
  const { entries, broken, problems } = context.content;
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  // A value that its schema rejected is not reported twice.
  const seen = new Set(problems.filter(({ severity }) => severity === 'error').map(placeOf));
  return [...entries, ...broken]
    .filter((entry) => !isRepeated(entry))
    .flatMap((entry) => [...checkFields(entry, context), ...checkBody(entry, context)])
    .filter((problem) => !seen.has(placeOf(problem)));
};

function checkFields(entry: Entry, context: CheckContext): Problem[] {
  const collection = findCollection(entry.collection, context.content.collections);
  if (!collection) return [];
  return findValues(collection, entry.values, naming)
    .flatMap(namedIn)
    .flatMap(({ kind, value, path }) =>
      findProblems(kind, value, path, entry, context).map((problem) => ({
        ...context.at(entry.filePath, path),
        ...(path[0] === 'redirects' ? asRedirect(problem) : problem),
      })),
    );
}

/** The files of an image: `src` and, if set, `dark` for the dark theme. Other values are returned unchanged. */
function namedIn(found: FoundValue): FoundValue[] {
  if (found.kind.kind !== 'image') return [found];
  return ['src', 'dark'].flatMap((name) => {
    const value = step(found.value, name) ?? (name === 'src' ? found.value : undefined);
    return value === undefined ? [] : [{ ...found, value, path: [...found.path, name] }];
  });
}

/** The problem with the target of a redirect: an old URL is an error here, because visitors would be redirected twice, or in a loop. */
function asRedirect(problem: UnplacedProblem): UnplacedProblem {
  return problem.kind === 'moved-link'
    ? { ...problem, severity: 'error', message: 'a redirect must lead to a page, but this URL is itself redirected' }
    : problem;
}

function findProblems(
  { kind, collection = '' }: FieldKind,
  name: unknown,
  path: readonly PropertyKey[],
  entry: Entry,
  context: CheckContext,
): UnplacedProblem[] {
  const one = (problem: UnplacedProblem | undefined) => (problem ? [problem] : []);
  // In a file with errors, a value may be of any type.
  if (typeof name !== 'string') return [];
  switch (kind) {
    case 'image':
      // In a list, a folder stands for its pictures.
      return typeof path.at(-2) === 'number' && path.at(-1) === 'src' && isPattern(name)
        ? findFolderProblems(name, entry, context)
        : one(findFieldPictureProblem(name, entry, context));
    case 'asset':
      return one(findPictureProblem(name, entry, context));
    case 'font':
      return isFontFile(name) ? one(findFileProblem(name, entry, context)) : [];
    case 'drawing':
      return isDrawingFile(name) ? one(findOrnamentProblem(name, entry, context)) : [];
    case 'path':
    case 'link':
      return one(findLinkProblem(name, entry, context));
    case 'url':
      return one(findOwnUrlProblem(name, path, entry, context));
    case 'reference':
      return one(findReferenceProblem(name, collection, entry, context));
    default:
      return checkText(factsOf(name, { html: false }).links, entry, context).map(({ problem }) => problem);
  }
}

function checkBody(entry: Entry, context: CheckContext): Problem[] {
  return checkText(factsOf(entry.body, readingOf(entry)).links, entry, context).map(({ problem, line, column }) => ({
    file: entry.filePath,
    line: entry.bodyLine + line - 1,
    column,
    ...problem,
  }));
}

function checkText(
  links: readonly FoundLink[],
  entry: Entry,
  context: CheckContext,
): { problem: UnplacedProblem; line: number; column: number }[] {
  return links.flatMap(({ line, column, ...link }) =>
    problemsOf(link, entry, context).map((problem) => ({ problem, line, column })),
  );
}

function problemsOf(
  { type, target, alt }: Omit<FoundLink, 'line' | 'column'>,
  entry: Entry,
  context: CheckContext,
): UnplacedProblem[] {
  const named = readWikiTarget(target);
  const problem = findTargetProblem({ type, target }, entry, context);
  const name = named?.name ?? target;
  const kind = mediaKindOf(name);
  const silent: UnplacedProblem[] =
    alt === ''
      ? [
          {
            severity: 'warning',
            kind: 'no-alt',
            message: storedPicture(name)
              ? 'a picture does not say what it shows: write it between its brackets, ![like this](attachment:…), or, if it is an output, into the first line of the code, #| fig-alt: like this'
              : `the ${kind ?? 'picture'} ${name} does not say what it ${kind === 'audio' ? 'is' : 'shows'}: write it ${named ? `after the name, ![[${name}|like this]]` : `between the brackets, ![like this](${name})`}`,
          },
        ]
      : [];
  return [...(problem ? [problem] : []), ...silent];
}

/** The problem with the target of a link, or of a picture; `undefined` if it is fine. */
export function findTargetProblem(
  { type, target }: Pick<FoundLink, 'type' | 'target'>,
  entry: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const named = readWikiTarget(target) ?? findPlainName(target, entry, context);
  const isFile = isPicture(named?.name ?? target) || mediaKindOf(named?.name ?? target) !== undefined;
  const find = type === 'image' && (isFile || !named) ? findShownProblem : findLinkProblem;
  return named ? findNamedProblem(named, type === 'image', entry, context, find) : find(target, entry, context);
}

/** The name of a file that a plain link in a note of a vault means; `undefined` elsewhere, and if there is no such file. */
function findPlainName(target: string, { filePath }: Entry, { content, map }: CheckContext): WikiTarget | undefined {
  const named = isInVault(filePath, content.site ?? {}) ? readPlainName(target) : undefined;
  return named && (named.name === '' || map.findNamed(named.name, filePath).length > 0) ? named : undefined;
}

/** The problem with a picture, video or sound that a text shows. Videos on other sites are embedded by URL, and not checked. */
function findShownProblem(target: string, entry: Entry, context: CheckContext): UnplacedProblem | undefined {
  if (isVideoAddress(target)) return undefined;
  const isFile = mediaKindOf(target) && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target);
  return isFile ? findLinkProblem(target, entry, context) : findPictureProblem(target, entry, context);
}
