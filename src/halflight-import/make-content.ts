import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { toDefaults } from '../create-halflight/answers';
import { writeStarters } from '../create-halflight/write-starters';
import { fromProject } from '../halflight/paths';
import { startersFolder } from './starters';

/** The content of a new site, and how to get rid of it. */
interface MadeContent {
  folder: string;
  remove: () => void;
}

/**
 * Writes the content of a new blog, whose starters yield to what is imported, if a content folder does not exist or is empty; `undefined` if there is
 * something in it. A dry run gets it in a temporary folder.
 */
export function makeContent(folder: string, dryRun: boolean): MadeContent | undefined {
  const isMissing = !existsSync(folder);
  const starters = startersFolder();
  if (starters === undefined || (!isMissing && readdirSync(folder).length > 0)) return undefined;
  const target = dryRun ? mkdtempSync(join(tmpdir(), 'halflight-site-')) : folder;
  mkdirSync(target, { recursive: true });
  const answers = toDefaults({ kind: 'blog' }, basename(fromProject()));
  writeStarters(answers, new Date().toISOString().slice(0, 10), starters, target);
  return {
    folder: target,
    remove: () => {
      rmSync(target, { recursive: true, force: true });
      if (!dryRun && !isMissing) mkdirSync(target);
    },
  };
}
