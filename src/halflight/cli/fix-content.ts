import { join } from 'node:path';
import { withoutControls } from '../checks/describe-problems';
import { carryOutFixes } from '../fix/carry-out-fixes';
import { planFixes } from '../fix/plan-fixes';
import { toShownPath } from '../paths';
import { withFolder } from '../sourcing/with-folder';
import type { Ask } from './ask-in-terminal';
import { showDiff } from './show-diff';
import { countOf } from '../count-of';

interface Options {
  /** Whether to make the changes without asking. */
  yes: boolean;
  /** Asks the author; absent if there is no terminal. */
  ask?: Ask | undefined;
  colour?: boolean;
  say: (text: string) => void;
}

/**
 * Shows as a diff what can be fixed in a content folder without the author's input, and fixes it once the author agrees. Resolves to whether anything
 * changed. If it throws, nothing has changed.
 */
export async function fixContent(folder: string, { yes, ask, colour = false, say }: Options): Promise<boolean> {
  const plan = planFixes(folder);
  const { texts, renamed } = plan;
  const shown = (file: string) => toShownPath(join(folder, file));
  if (texts.length === 0 && renamed.length === 0) {
    say('There is nothing that can be fixed automatically.\n');
    return false;
  }
  for (const { file, before, after } of texts) say(`${showDiff({ path: shown(file), before, after }, colour)}\n`);
  if (renamed.length > 0) {
    const lines = renamed.map(({ from, to }) => withoutControls(`rename ${shown(from)} => ${shown(to)}`));
    say(`${lines.join('\n')}\n`);
  }
  const toSay = (change: string, rename: string) =>
    [
      texts.length > 0 && `${change} ${countOf(texts.length, 'file')}`,
      renamed.length > 0 && `${rename} ${countOf(renamed.length, 'file')}`,
    ]
      .filter(Boolean)
      .join(' and ');
  if (!yes && !ask) {
    say(
      `Nothing was changed. To ${toSay('change', 'rename')}: ${withFolder('npm run check -- --fix --yes', folder)}\n`,
    );
    return false;
  }
  if (!yes && !/^\s*y(?:es)?\s*$/i.test((await ask?.(`Shall I ${toSay('change', 'rename')}? [y/N] `)) ?? '')) {
    say('Nothing was changed.\n');
    return false;
  }
  carryOutFixes(folder, plan);
  say(`Fixed: ${toSay('changed', 'renamed')}.\n`);
  return true;
}
