import { realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { checkContent } from '../checks/check-content';
import type { CheckContext } from '../checks/context';
import type { Fix } from '../problem';
import { groupBy } from '../group-by';
import { FIX_ROUNDS } from '../limits';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { editText } from './edit-text';
import { findImprovements } from './find-improvements';
import { renameFiles } from './rename-files';
import { collectionOf, rewriteReferences } from './rewrite-references';
import { createTexts, type FixedText } from './texts';

/** Everything that can be fixed in a content folder without asking. Nothing has been changed yet. */
export interface FixPlan {
  texts: FixedText[];
  renamed: { from: string; to: string }[];
}

/**
 * Plans the fixes of a content folder: those that problems offer, times where only a day is needed, headings that repeat the title, and picture names
 * that would need escaping. After each round the result is checked again, until nothing is left to fix.
 */
export function planFixes(folder: string): FixPlan {
  const isOwn = createOwnFiles(folder);
  const texts = createTexts(folder);
  let { context, problems } = checkContent(folder, texts.changed);
  for (let round = 0; round < FIX_ROUNDS; round += 1) {
    const found = [...problems, ...findImprovements(context, texts.get)].flatMap(({ file, fix }) =>
      fix && !('rename' in fix) ? [{ file, fix }] : [],
    );
    const fixed = [...groupBy(found, ({ file }) => file)].filter(([file, own]) => {
      const fixes = own.map(({ fix }) => fix);
      return file.endsWith('.md') && isOwn(file) && texts.set(file, fixText(texts.get(file), file, fixes, context));
    });
    if (fixed.length === 0) break;
    ({ context, problems } = checkContent(folder, texts.changed));
  }
  const renamed = renameFiles(context, problems, { isOwn, texts });
  return { texts: texts.list(), renamed: [...renamed].map(([from, to]) => ({ from, to })) };
}

/** Applies fixes to the text of a file. A fix that would make the front matter unreadable is skipped. */
export function fixText(text: string, file: string, fixes: readonly Fix[], context: CheckContext): string {
  const mistakesIn = (written: string) => readFrontMatter(written)?.errors.length ?? 1;
  const allowed = mistakesIn(text);
  const edits = fixes.flatMap((fix) => ('edits' in fix ? [fix.edits] : []));
  const made: (typeof edits)[number][] = [];
  if (mistakesIn(editText(text, edits.flat())) <= allowed) made.push(...edits);
  else for (const each of edits) if (mistakesIn(editText(text, [...made.flat(), ...each])) <= allowed) made.push(each);
  const edited = editText(text, made.flat());
  const targets = new Map(fixes.flatMap((fix) => ('target' in fix ? [[fix.target, fix.now] as const] : [])));
  return targets.size === 0
    ? edited
    : rewriteReferences(edited, collectionOf(file, context.content), (target) => targets.get(target));
}

/** Returns whether a file is really at its path. A file that is reached through a symbolic link is not changed there. */
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
