import type { Code, Nodes } from 'mdast';
import { basename, dirname } from 'node:path';
import { checkIdentity } from '../halflight/checks/check-identity';
import type { CheckContext } from '../halflight/checks/context';
import { fixText } from '../halflight/fix/plan-fixes';
import { applyEdits, type Edit } from '../halflight/fix/rewrite-targets';
import { groupBy } from '../halflight/group-by';
import { capitalize } from '../halflight/letter-case';
import { IMPORT_CORRECTIONS } from '../halflight/limits';
import { parseMarkdown } from '../halflight/markdown/parse';
import type { Place, Problem } from '../halflight/problem';
import { factsOf, readingOf } from '../halflight/sourcing/facts-of';
import { toOffset } from '../halflight/sourcing/position';
import { readFrontMatter } from '../halflight/sourcing/read-front-matter';
import { withoutNotText } from '../halflight/sourcing/read-text';
import { changeFrontMatter } from './change-front-matter';
import type { CopyOfSite } from './copy-of-site';
import { leaveOutFields, valueAt } from './leave-out-fields';
import { unlink } from './unlink';

/** What was done to a file so that the site can be published. */
export interface Correction {
  /** Its path in the content folder. */
  to: string;
  /**
   * `fixed` is what the check itself can fix; `unlinked` is a link that became its words; `left-out` a field, `plain` a piece of text that readers see as
   * it was written; a `draft` has to be looked at by the author; and `not-imported` is a file that cannot be published in any form.
   */
  how: 'fixed' | 'unlinked' | 'left-out' | 'plain' | 'draft' | 'not-imported';
  /** What is concerned: a field with its value, or a link. */
  what: string;
  /** What the check found. */
  why: string;
}

interface Publishable {
  /** The texts that are written, by path. */
  texts: ReadonlyMap<string, string>;
  /** The paths of texts and files that are not. */
  leftOut: ReadonlySet<string>;
  corrections: Correction[];
  /** What would still stop a build: mistakes in files that are not imported. */
  errors: Problem[];
}

interface Around {
  /** The day for an entry without one; `undefined` for a text that cannot become a draft. */
  dayOf: (to: string) => string | undefined;
  /** The paths of copied files. */
  files: ReadonlySet<string>;
  /** Whether a target will be there after the import, although the copy lacks it. */
  isExpected: (target: string, to: string) => boolean;
}

/**
 * Changes the texts of an import until the content check has no error in them. What the check itself can fix is fixed; a dead link becomes its words, a
 * field that is refused is left out, and a piece of text becomes plain text. A text that still has an error becomes a draft with its text as code, and
 * then is not imported. Every change is returned as a correction. `copy` contains the texts.
 */
export function makePublishable(
  copy: CopyOfSite,
  written: ReadonlyMap<string, string>,
  { dayOf, files, isExpected }: Around,
): Publishable {
  const texts = new Map(written);
  const leftOut = new Set<string>();
  const corrections: Correction[] = [];
  const treated = new Set<string>();
  const times = new Map<string, number>();
  const drafts = new Set<string>();
  const leaveOut = (to: string, { message }: Problem) => {
    leftOut.add(to);
    texts.delete(to);
    copy.remove(to);
    corrections.push({ to, how: 'not-imported', what: '', why: message });
  };
  // Settings are the author's.
  const isImported = (to: string) => dayOf(to) !== undefined || to.startsWith('people/');
  // Each text is corrected a few times, becomes a draft once and is left out once, so this ends.
  for (;;) {
    const errors = findErrors(copy, texts, isExpected);
    const { context } = copy.check();
    const ours = errors.filter(({ file }) =>
      texts.has(file) ? isImported(file) : files.has(file) && !leftOut.has(file),
    );
    if (ours.length === 0) return { texts, leftOut, corrections, errors };
    for (const [to, own] of groupBy(ours, ({ file }) => file)) {
      const [first] = own;
      const text = texts.get(to);
      if (first === undefined) continue;
      if (text === undefined) {
        leaveOut(to, first);
        continue;
      }
      const count = times.get(to) ?? 0;
      const isRepeated = count >= IMPORT_CORRECTIONS || own.some((problem) => treated.has(keyOf(problem)));
      times.set(to, count + 1);
      for (const problem of own) treated.add(keyOf(problem));
      const day = dayOf(to);
      const corrected = isRepeated ? undefined : correct(text, own, context);
      if (corrected !== undefined && corrected.text !== text) {
        texts.set(to, corrected.text);
        copy.write(to, corrected.text);
        corrections.push(...corrected.corrections);
      } else if (day !== undefined && !drafts.has(to)) {
        drafts.add(to);
        const draft = toDraft(text, own, day);
        texts.set(to, draft);
        copy.write(to, draft);
        corrections.push({ to, how: 'draft', what: '', why: first.message });
      } else leaveOut(to, first);
    }
  }
}

/** What would stop a build of the copy as it is now, apart from targets that are still to come. `texts` are those that the import writes. */
export function findErrors(
  copy: CopyOfSite,
  texts: ReadonlyMap<string, string>,
  isExpected: Around['isExpected'],
): Problem[] {
  const { context, problems } = copy.check();
  return [...problems.filter(({ severity }) => severity === 'error'), ...checkIdentity(context)].filter(
    (problem) => !isAwaited(problem, texts.get(problem.file), context, isExpected),
  );
}

const keyOf = ({ file, kind, message, line }: Problem): string => [file, kind, message, line].join('\n');

/** Whether an error is about a target that the import brings, although the copy does not have it. */
function isAwaited(
  problem: Problem,
  text: string | undefined,
  context: CheckContext,
  isExpected: Around['isExpected'],
): boolean {
  if (text === undefined || !/^(?:dangling-link|missing-image|missing-file)$/.test(problem.kind)) return false;
  const target = linkAt(problem, context)?.target ?? valueAt(text, problem);
  return target !== undefined && isExpected(target, problem.file);
}

/** The link or the picture in the body of an entry at the place of a problem. */
function linkAt({ file, line, column }: Problem, { content, map }: CheckContext) {
  const entry = map.entryOf(file) ?? content.broken.find(({ filePath }) => filePath === file);
  if (!entry || line < entry.bodyLine) return undefined;
  return factsOf(entry.body, readingOf(entry)).links.find(
    (link) => entry.bodyLine + link.line - 1 === line && link.column === column,
  );
}

/** A text without these mistakes; one kind of change at a time, because each moves what follows it. */
function correct(
  text: string,
  problems: readonly Problem[],
  context: CheckContext,
): { text: string; corrections: Correction[] } {
  const toCorrection = (how: Correction['how'], { file: to, message: why }: Problem, what = ''): Correction => ({
    ...{ to, how, what, why },
  });
  const fixable = problems.filter(({ fix }) => fix !== undefined && !('rename' in fix));
  const [{ file } = { file: '' }] = problems;
  const fixed = fixText(
    text,
    file,
    fixable.flatMap(({ fix }) => fix ?? []),
    context,
  );
  if (fixed !== text) return { text: fixed, corrections: fixable.map((problem) => toCorrection('fixed', problem)) };
  if (problems.some(({ kind }) => kind === 'control-character'))
    return { text: withoutNotText(text), corrections: problems.map((problem) => toCorrection('fixed', problem)) };
  const { body = text, bodyLine = 1 } = readFrontMatter(text) ?? {};
  const front = text.slice(0, text.length - body.length);
  // What takes the parser too long must not be parsed: the whole text becomes code.
  const inBody = problems.filter(({ line, kind }) => line >= bodyLine && kind !== 'too-much');
  const links = inBody.flatMap((problem) => {
    const target = linkAt(problem, context)?.target;
    return target === undefined ? [] : [{ problem, target }];
  });
  const dead = new Set(links.map(({ target }) => target));
  const unlinked = dead.size === 0 ? body : unlink(body, (target) => dead.has(target));
  if (unlinked !== body)
    return {
      text: front + unlinked,
      corrections: links.map(({ problem, target }) => toCorrection('unlinked', problem, target)),
    };
  const plain = inBody.map((problem) => toPlain(body, { ...problem, line: problem.line - bodyLine + 1 }));
  const inFront = problems.filter(({ line, kind }) => line < bodyLine && kind !== 'missing-key');
  const title = capitalize(basename(dirname(file)).replaceAll('-', ' '));
  const left = leaveOutFields(front, inFront, title);
  return {
    text: left.text + applyEdits(body, plain),
    corrections: [
      ...inFront.flatMap((problem, index) => {
        const field = left.fields[index];
        return field ? [toCorrection('left-out', problem, field)] : [];
      }),
      ...inBody.map((problem, index) => toCorrection('plain', problem, plain[index]?.text)),
    ],
  };
}

/** An edit that turns what is at a place of a text into plain text, and code with options into code without. */
function toPlain(body: string, place: Pick<Place, 'line' | 'column'>): Edit {
  const at = toOffset(body, place);
  const node = nodeAt(parseMarkdown(body), at);
  const from = node?.position?.start.offset ?? body.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = body.indexOf('\n', at);
  const to = node?.position?.end.offset ?? (lineEnd === -1 ? body.length : lineEnd);
  const source = body.slice(from, to);
  const text = node?.type === 'code' ? withoutOptions(source, node) : escape(source);
  return { from, to, text };
}

/** The smallest part of a text around an offset; `undefined` if that is only the text as a whole. */
function nodeAt(tree: Nodes, offset: number): Nodes | undefined {
  if (!('children' in tree)) return tree;
  const children: readonly Nodes[] = tree.children;
  const child = children.find(
    ({ position }) => (position?.start.offset ?? 0) <= offset && offset < (position?.end.offset ?? 0),
  );
  return child === undefined ? (tree.type === 'root' ? undefined : tree) : nodeAt(child, offset);
}

/** A code block without what follows its language. */
const withoutOptions = (source: string, { meta, lang }: Code): string =>
  source.replace(/^(\s*(?:`{3,}|~{3,}))[^\n]*/, (_, fence: string) => fence + (meta && lang ? lang : ''));

/** A text in which no sign has a meaning. */
const escape = (text: string): string =>
  text.replace(/[\\`*_{[\]<>#|~%$&]|==|(?<=^[ \t]*)[-+=]|(?<=^[ \t]*\d+)[.)]/gm, '\\$&');

/** An unpublished entry with its body as it was written, in a code block, if a problem is there. */
function toDraft(text: string, problems: readonly Problem[], day: string): string {
  const { body = text, bodyLine = 1, values } = readFrontMatter(text) ?? {};
  const front = text.slice(0, text.length - body.length);
  const isDated = typeof values === 'object' && values !== null && 'date' in values;
  const lacksDate = !isDated && problems.some(({ message }) => message.startsWith('"date"'));
  const head = changeFrontMatter(front, (fields) => {
    if (lacksDate) fields.set('date', day);
    fields.set('draft', true);
  });
  if (problems.every(({ line, kind }) => line < bodyLine || kind === 'missing-key')) return head + body;
  const ticks = Math.max(2, ...Array.from(body.matchAll(/`+/g), ([found]) => found.length)) + 1;
  const fence = '`'.repeat(ticks);
  // The check counts such lines even in code.
  const lines = body.trim().replace(/^(?=[ \t]*(?:=+|-+)[ \t]*$|.{100,})(?=[\s>*+:\d=[-])/gm, '\\');
  return `${head}\n${fence}\n${lines}\n${fence}\n`;
}
