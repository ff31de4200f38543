import { isEntryFile } from '../entry-file';
import { isPicture } from '../fields/picture-files';
import { idOfPart } from '../markdown/select-part';
import { mediaKindOf } from '../markdown/media-files';
import { nearest } from '../nearest';
import { isUnlisted } from '../routes/unlisted';
import { isProtected } from '../routes/protected';
import { isObsidianOnly, toPlainTarget } from '../sourcing/file-names';
import type { Entry } from '../sourcing/read-entry';
import { toWikiTarget, type WikiTarget } from '../wiki-target';
import { toError, type UnplacedProblem } from '../problem';
import type { CheckContext } from './context';
import { folderOf } from './named-files';

type FindProblem = (target: string, entry: Entry, context: CheckContext) => UnplacedProblem | undefined;

/**
 * The problem with a `[[link]]`, or with what `![[…]]` shows: its name means no file or several, or what it means has a problem, which
 * `findPlainProblem` finds as in a plain link.
 */
export function findNamedProblem(
  named: WikiTarget,
  isShown: boolean,
  entry: Entry,
  context: CheckContext,
  findPlainProblem: FindProblem,
): UnplacedProblem | undefined {
  const { map } = context;
  const target = toWikiTarget(named);
  const files = named.name === '' ? [undefined] : map.findNamed(named.name, entry.filePath);
  if (files.length === 0) return findNothing(named, target, map.names());
  if (files.length > 1) return findSeveral(named, target, files as readonly string[]);
  const [file] = files;
  if (file !== undefined && isObsidianOnly(file))
    return {
      severity: 'warning',
      kind: 'foreign-file',
      message: `"${target}" is ${file.endsWith('.base') ? 'a base' : 'a canvas'} of Obsidian, which only Obsidian shows: on the site it is words without a link`,
    };
  const plain = toPlainTarget(named, file, folderOf(entry.filePath));
  const problem = findPlainProblem(plain, entry, context);
  if (problem) return asWritten(problem, plain, named, target);
  const note = isShown && file !== undefined && isEntryFile(file) ? map.entryIn(file, entry.language) : undefined;
  return note && note !== entry && (isUnlisted(note) || isProtected(note))
    ? toError(
        'private-embed',
        `"${target}" shows a text of ${note.filePath}, which is ${isProtected(note) ? 'protected' : 'unlisted'}, to everybody: link to it without "!"`,
      )
    : undefined;
}

function findNothing({ part, name }: WikiTarget, target: string, names: readonly string[]): UnplacedProblem {
  const isFile = isPicture(name) || mediaKindOf(name) !== undefined;
  const [, end = name] = /([^/]*)$/.exec(name) ?? [];
  const found = nearest(
    end,
    names.filter((other) => isPicture(other) === isPicture(name)),
  );
  return toError(
    isFile ? 'missing-image' : 'dangling-link',
    `"${target}" leads nowhere: no file in the content folder has this name`,
    found === undefined ? undefined : toWikiTarget({ name: found, ...(part !== undefined && { part }) }),
  );
}

function findSeveral({ part }: WikiTarget, target: string, files: readonly string[]): UnplacedProblem {
  const names = files.map((file) => file.replace(/(?:\/index)?\.(?:md|ipynb)$/i, ''));
  const [first = ''] = names;
  return toError(
    'ambiguous-link',
    `"${target}" may mean ${files.slice(0, SHOWN).join(', or ')}${files.length > SHOWN ? ' …' : ''}: write the folder of the right one with it`,
    toWikiTarget({ name: first, ...(part !== undefined && { part }) }),
  );
}

/** How many files a message names. */
const SHOWN = 3;

/** A problem with a plain link, in the words of the `[[link]]` that was written. A fix would be one of the plain link, which is not in the text. */
function asWritten(
  { kind, severity, message, suggestion }: UnplacedProblem,
  plain: string,
  { name, part }: WikiTarget,
  target: string,
): UnplacedProblem {
  const id = part === undefined ? undefined : idOfPart(part);
  const [, better] = suggestion === undefined ? [] : (/#(.+)$/.exec(suggestion) ?? []);
  return {
    kind,
    severity,
    message: message.replace(`"${plain}"`, () => `"${target}"`),
    ...(better !== undefined && better !== id && { suggestion: toWikiTarget({ name, part: better }) }),
  };
}
