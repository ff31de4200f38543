import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startBrowser } from '../src/halflight/cli/open-site';
import { runWithOptions } from '../src/halflight/cli/run-command';
import { compare, drawDifference, readPixels, strict } from './compare-pictures';
import { FOUND, picturesIn, put, readMaker, RENEW, SHOTS, thisMaker, toPercent, writeMaker, type Maker } from './shots';

const USAGE = `npm run shots [-- --all] [-- --built]

Updates the screenshots in e2e/shots/ that the browser tests compare pages with, and shows what changed: a list here, and the
images side by side in test-results/shots/index.html. Review them before you commit them.

  --all    rewrites every screenshot, not only those that changed
  --built  uses the sites as last built, without rebuilding them`;

const PAGE = join(FOUND, 'index.html');

/** What happened to a picture. */
interface Change {
  file: string;
  kind: 'changed' | 'added' | 'removed';
  /** The share of pixels that differ. */
  share: number;
}

/** Runs one of our programs. Returns whether it succeeded. */
function run(args: readonly string[], environment: Record<string, string> = {}): boolean {
  const options = {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  } as const;
  return spawnSync('npx', args, options).status === 0;
}

/** What will take the pictures: the browser and the system. */
async function readBrowser(): Promise<Maker> {
  const browser = await startBrowser();
  try {
    return thisMaker(browser.version());
  } finally {
    await browser.close();
  }
}

/** Compares the old pictures with the current ones. Returns the changes, largest first. */
async function findChanges(before: string): Promise<Change[]> {
  const [old, now] = [new Set(picturesIn(before)), new Set(picturesIn(SHOTS))];
  const changes: Change[] = [];
  for (const file of [...new Set([...old, ...now])].sort()) {
    if (!now.has(file)) changes.push({ file, kind: 'removed', share: 1 });
    else {
      const after = await readPixels(join(SHOTS, `${file}.webp`));
      if (old.has(file)) {
        const first = await readPixels(join(before, `${file}.webp`));
        const { same, share } = compare(first, after, strict);
        if (same) continue;
        put(join(FOUND, 'difference', `${file}.webp`), await drawDifference(first, after));
        changes.push({ file, kind: 'changed', share });
      } else changes.push({ file, kind: 'added', share: 1 });
      mkdirSync(join(FOUND, 'after'), { recursive: true });
      cpSync(join(SHOTS, `${file}.webp`), join(FOUND, 'after', `${file}.webp`));
    }
  }
  return changes.sort((a, b) => b.share - a.share);
}

function describe({ kind, file, share }: Change): string {
  return `${kind.padEnd(7)}  ${file}${kind === 'changed' ? `  ${toPercent(share)}` : ''}`;
}

/** An HTML page that shows each picture before and after, and the difference. */
function writePage(changes: readonly Change[]): string {
  const figure = (folder: string, file: string) =>
    existsSync(join(FOUND, folder, `${file}.webp`))
      ? `<figure><figcaption>${folder}</figcaption><img src="${folder}/${file}.webp" alt="" loading="lazy"></figure>`
      : '';
  const sections = changes.map((change) => {
    const folders = change.kind === 'changed' ? ['before', 'after', 'difference'] : ['before', 'after'];
    return `<h2>${describe(change)}</h2>\n<div>${folders.map((folder) => figure(folder, change.file)).join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What changed</title>
<style>
  body { margin: 1rem; background: #888; color: #fff; font: 1rem/1.4 sans-serif; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  figure { margin: 0; }
  img { display: block; outline: 1px solid #000; }
</style>
<h1>${changes.length > 0 ? `${changes.length} pictures changed` : 'No picture changed'}</h1>
${sections.join('\n')}
`;
}

runWithOptions(USAGE, { options: { all: { type: 'boolean' }, built: { type: 'boolean' } } }, async ({ values }) => {
  if (!values.built && !run(['tsx', 'e2e/build-sites.ts', 'main', 'demo', 'docs'])) return 1;
  rmSync(FOUND, { recursive: true, force: true });
  const before = join(FOUND, 'before');
  mkdirSync(before, { recursive: true });
  if (existsSync(SHOTS)) cpSync(SHOTS, before, { recursive: true });

  const [made, here] = [readMaker(), await readBrowser()];
  // If another browser took half of them, they would be compared too strictly with this one's.
  const isOther = made?.chromium !== here.chromium || made.platform !== here.platform;
  const mode = values.all || isOther ? 'all' : 'changed';
  const went = run(['playwright', 'test', '--project=more', '--project=slow', 'e2e/shots.spec.ts'], { [RENEW]: mode });
  if (went) writeMaker(here);

  const changes = await findChanges(before);
  writeFileSync(PAGE, writePage(changes));
  for (const change of changes) console.log(describe(change));
  console.log(`${changes.length} of ${picturesIn(SHOTS).length} pictures changed: see ${relative('.', PAGE)}`);
  if (!went) console.error('Not all pictures could be taken: see above.');
  return went ? 0 : 1;
});
