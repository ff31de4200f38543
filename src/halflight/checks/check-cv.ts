import type { Values } from '../collections';
import { cvFolders, cvLists } from '../collections/cv/parts';
import type { Collection } from '../collections/define-collection';
import { LISTED_VALUES } from '../limits';
import { nearest } from '../nearest';
import { toError, type Problem, type UnplacedProblem } from '../problem';
import { collectionOfPart, isCvList, isNamed } from '../routes/cv-parts';
import { tagsOf } from '../routes/route';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';
import { findPrivateEntryProblem } from './private-targets';

type Part = NonNullable<Values<'cv'>['parts']>[number];

/** Reports parts of a CV of what the site does not have, and tags and entries that its folder does not have. */
export const checkCv: Check = (context) => {
  const { entries, collections } = context.content;
  const cvs = entries.filter(
    ({ collection }) => collection === 'cv' && collections.some(({ name, declared }) => name === 'cv' && !declared),
  );
  return cvs.flatMap((entry) => {
    const { parts = [] } = entry.values as Values<'cv'>;
    return parts.flatMap((part, index): Problem[] =>
      findPartProblems(part, entry, context).map(({ field, problem }) => ({
        ...context.at(entry.filePath, ['parts', index, ...field]),
        ...problem,
      })),
    );
  });
};

interface Found {
  field: readonly PropertyKey[];
  problem: UnplacedProblem;
}

function findPartProblems(part: Part, entry: Entry, context: CheckContext): Found[] {
  const { of, tag, only = [], without = [] } = part;
  const { collections } = context.content;
  if (isCvList(of)) return findIdleFields(part);
  const collection = collectionOfPart(of, collections);
  if (!collection) return [{ field: ['of'], problem: aboutUnknown(of, collections) }];
  const own = context.content.entries.filter((other) => other.collection === collection.name);
  const named = (names: readonly string[], field: string) =>
    names.flatMap((name, index) => {
      const problem = findNameProblem(name, own, of, entry, context);
      return problem ? [{ field: [field, index], problem }] : [];
    });
  return [
    ...(tag === undefined ? [] : findTagProblem(tag, own, of)),
    ...named(only, 'only'),
    ...named(without, 'without'),
  ];
}

function findTagProblem(tag: string, own: readonly Entry[], of: string): Found[] {
  const tags = [...new Set(own.flatMap(tagsOf))].sort();
  if (tags.includes(tag)) return [];
  const suggestion = nearest(tag, tags);
  return [
    {
      field: ['tag'],
      problem: {
        severity: 'warning',
        kind: 'unknown-tag',
        message: `nothing in ${of}/ has the tag "${tag}", so the part is left out${tags.length > 0 ? `; there are: ${tags.slice(0, LISTED_VALUES).join(', ')}` : ''}`,
        ...(suggestion && { suggestion }),
      },
    },
  ];
}

function findNameProblem(
  name: string,
  own: readonly Entry[],
  of: string,
  from: Entry,
  context: CheckContext,
): UnplacedProblem | undefined {
  const all = own.filter((entry) => isNamed(entry, name));
  const entry = all.find(({ language }) => language === from.language) ?? all[0];
  if (entry) return findPrivateEntryProblem(name, entry, from, context);
  const names = [...new Set(own.map(({ slug }) => slug))];
  const known =
    names.length > 0 ? `there are: ${names.slice(0, LISTED_VALUES).join(', ')}` : 'that folder has no entries';
  return toError('dangling-reference', `there is no "${name}" in ${of}/; ${known}`, nearest(name, names));
}

/** What chooses among entries does nothing to a list of `person.md`. */
function findIdleFields(part: Part): Found[] {
  const idle = (['tag', 'only', 'without', 'newest', 'highlights', 'brief'] as const).filter(
    (field) => part[field] !== undefined,
  );
  return idle.map((field) => ({
    field: [field],
    problem: {
      severity: 'warning',
      kind: 'idle-field',
      message: `"${field}" does nothing here: "${part.of}" is a list of person.md, which a CV shows as a whole; remove it`,
    },
  }));
}

function aboutUnknown(of: string, collections: readonly Collection[]): UnplacedProblem {
  const own = collections.filter(({ declared }) => declared).map(({ folder }) => folder);
  const allowed = [...cvFolders, ...own, ...cvLists];
  // Who means a collection may write its name, which is that of its definition.
  const byName = collections.find(({ name, folder }) => name === of && allowed.includes(folder))?.folder;
  return toError(
    'unknown-part',
    `a CV has no part "${of}"; allowed: ${allowed.join(', ')}`,
    byName ?? nearest(of, allowed),
  );
}
