import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toDefaults } from '../create-halflight/answers';
import { kindNames } from '../create-halflight/kinds';
import { writeStarters } from '../create-halflight/write-starters';
import { languagesOf } from '../halflight/derive/languages';
import { fromEngine } from '../halflight/paths';
import type { Content } from '../halflight/sourcing/read-content';

/** Settings, which an import fills in instead of removing them. */
const SETTINGS = /^(?:site|person)(?:\.[\w-]+)?\.md$/;

/** The folder of the starters: in the published package, or in the repository. */
export function startersFolder(): string | undefined {
  return [join(__dirname, '../starters'), fromEngine('../create-halflight/starters')].find(existsSync);
}

/**
 * The files of a content folder that are still as `npm create halflight` wrote them, except for its settings: they yield to what is imported. Writes
 * the starters of each kind again, and compares.
 */
export function findStarters(folder: string, { site }: Pick<Content, 'site'>): Set<string> {
  // The name and the day that the site was created with.
  const [, name = '', today = ''] = /^(.+) (\d{4}-\d\d-\d\d)$/.exec(site?.permanentId ?? '') ?? [];
  const starters = startersFolder();
  const found = new Set<string>();
  if (today === '' || starters === undefined) return found;
  const languages = languagesOf(site ?? {}).map(({ code }) => code);
  for (const kind of kindNames)
    for (const email of ['', 'ada@ada.test']) {
      const copy = mkdtempSync(join(tmpdir(), 'halflight-starters-'));
      try {
        const answers = { ...toDefaults({ kind, name, email, ...(languages.length > 0 && { languages }) }, '') };
        for (const path of writeStarters(answers, today, starters, copy))
          if (!SETTINGS.test(path) && isSame(join(folder, path), join(copy, path))) found.add(path);
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    }
  return found;
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other));
