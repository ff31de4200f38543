import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { checkContent } from '../checks/check-content';
import type { CheckContext } from '../checks/context';
import type { Fix } from '../checks/problem';
import { languagesOf } from '../derive/languages';
import { formsOf, toFilePath } from '../derive/to-file-path';
import { CUSTOM_STYLE } from '../sourcing/custom-style';
import { factsOf } from '../sourcing/kept-facts';
import { locate } from '../sourcing/locate';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { editText } from './edit-text';
import { findImprovements } from './find-improvements';
import { planRenames, type Renames } from './plan-renames';
import { rewriteReferences, rewriteStyleSheet } from './rewrite-references';

/** A text that changes. */
export interface FixedText {
  file: string;
  before: string;
  after: string;
}

/** Everything that can be put right in a content folder without a question to anybody. Nothing is done yet. */
export interface FixPlan {
  texts: FixedText[];
  renamed: { from: string; to: string }[];
}

/** Fixes may bring to light what could not be seen before: so many times at most, more than any file is nested. */
const ROUNDS = 20;

/**
 * Works out what is fixed in a content folder: what its problems say of themselves, times where days are asked for, headings that repeat the title,
 * and names of pictures that would have to be escaped. It is checked again with what that made of it, until there is nothing more to fix.
 */
export function planFixes(folder: string): FixPlan {
  const isOwn = createOwnFiles(folder);
  const texts = new Map<string, string>();
  const known = new Map<string, string>();
  const originalOf = (file: string): string => {
    const text = known.get(file) ?? readTextOf(join(folder, file));
    known.set(file, text);
    return text;
  };
  const textOf = (file: string) => texts.get(file) ?? originalOf(file);
  let { context, problems } = checkContent(folder, texts);
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasChanged = false;
    const byFile = new Map<string, Fix[]>();
    for (const { file, fix } of [...problems, ...findImprovements(context, textOf)])
      if (fix && !('rename' in fix)) byFile.set(file, [...(byFile.get(file) ?? []), fix]);
    for (const [file, fixes] of byFile) {
      if (!file.endsWith('.md') || !isOwn(file)) continue;
      const before = textOf(file);
      const after = fixText(before, file, fixes, context);
      if (after === before) continue;
      texts.set(file, after);
      hasChanged = true;
    }
    if (!hasChanged) break;
    ({ context, problems } = checkContent(folder, texts));
  }
  /** Asks of everything that any file names what it is now. */
  const renameAll = (toNew: (file: string, target: string) => string | undefined) => {
    for (const file of context.content.files) {
      if (!isOwn(file) || !(file.endsWith('.md') || file === CUSTOM_STYLE)) continue;
      const [before, rename] = [textOf(file), (target: string) => toNew(file, target)];
      const after =
        file === CUSTOM_STYLE
          ? rewriteStyleSheet(before, rename)
          : rewriteReferences(before, collectionOf(file, context), rename);
      if (after !== before) texts.set(file, after);
    }
  };
  /** Which of these files something names. */
  const findNamed = (files: Renames['files']): string[] => {
    const named = new Set<string>();
    const look = (file: string, target: string): undefined => {
      const path = toFilePath(posix.dirname(file), target)?.path ?? '';
      for (const form of formsOf(path)) if (files.has(form)) named.add(form);
    };
    renameAll(look);
    // What is found in a text in another way than it is rewritten.
    for (const file of context.content.files)
      if (file.endsWith('.md'))
        for (const { target } of factsOf(readFrontMatter(textOf(file))?.body ?? textOf(file)).links) look(file, target);
    return [...named];
  };
  const kept = new Set<string>();
  let renames = planRenames(context, problems, { isOwn, askAll: renameAll, kept });
  const before = new Map(texts);
  while (renames.files.size > 0) {
    renameAll(renames.targetIn);
    const lost = findNamed(renames.files);
    if (lost.length === 0) break;
    // Where a name stands in a way of its own, the file keeps it.
    for (const file of lost) kept.add(file);
    texts.clear();
    for (const [file, text] of before) texts.set(file, text);
    renames = planRenames(context, problems, { isOwn, askAll: renameAll, kept });
  }
  return {
    texts: [...texts]
      .map(([file, after]) => ({ file, before: originalOf(file), after }))
      .filter(({ before, after }) => before !== after)
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
    renamed: [...renames.files].map(([from, to]) => ({ from, to })),
  };
}

/** A file's text; '' for one that is none. */
function readTextOf(path: string): string {
  const bytes = readFileSync(path);
  return isUtf8(bytes) ? bytes.toString('utf8') : '';
}

/** The text of a file once these fixes are made, one after the other. One that would leave front matter that cannot be read is not. */
function fixText(text: string, file: string, fixes: readonly Fix[], context: CheckContext): string {
  const mistakesIn = (written: string) => readFrontMatter(written)?.errors.length ?? 1;
  const allowed = mistakesIn(text);
  const edits = fixes.flatMap((fix) => ('edits' in fix ? [fix.edits] : []));
  const made: (typeof edits)[number][] = [];
  for (const each of edits) if (mistakesIn(editText(text, [...made.flat(), ...each])) <= allowed) made.push(each);
  const edited = editText(text, made.flat());
  const targets = new Map(fixes.flatMap((fix) => ('target' in fix ? [[fix.target, fix.now] as const] : [])));
  return targets.size === 0
    ? edited
    : rewriteReferences(edited, collectionOf(file, context), (target) => targets.get(target));
}

function collectionOf(file: string, { content }: CheckContext) {
  return posix.basename(file) === 'README.md'
    ? undefined
    : locate(file, undefined, languagesOf(content.site ?? {}))?.collection;
}

/** Tells the files that really lie where their paths say: what a link leads to is changed where it is, or not at all. */
function createOwnFiles(folder: string): (file: string) => boolean {
  const root = realpathSync(folder);
  return (file) => {
    try {
      return realpathSync(join(root, file)) === join(root, file).split(posix.sep).join(sep);
    } catch {
      return false;
    }
  };
}
