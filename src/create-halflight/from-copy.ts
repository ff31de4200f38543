import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { showDiff } from '../halflight/cli/show-diff';
import { groupBy } from '../halflight/group-by';
import { planMigration, readTexts, selectMigrations, writeChanges } from '../halflight/upgrade/migrate-content';
import type { Migration } from '../halflight/upgrade/migration';
import { adviceFor } from './advice-for-changes';
import { decodeKnown, entriesOf, type Entry, type Known } from './known';
import known from './known-files.json';

/** What a site's files outside its content are generated from. */
export interface ScaffoldSite {
  name: string;
  /** The language tags, the main one first. */
  languages: string[];
  packageManager: 'npm' | 'pnpm';
}

export interface CopySurroundings {
  /** Writes every file of a new site except its content into an empty folder. */
  writeScaffold: (folder: string, site: ScaffoldSite) => void;
  /** The version of the engine that the scaffold uses, and all migrations up to it. */
  version: string;
  migrations: readonly Migration[];
  /** Whether to install the site at the end. */
  install: boolean;
  /** Runs a program in a folder. Returns its exit code. */
  run: (program: string, args: readonly string[], folder: string) => number;
  say: (text: string) => void;
  complain: (text: string) => void;
}

/** The version of every copy of the whole repository. */
const FROM = '0.1.0';

/** Where our files that the author changed are kept. */
const KEPT = 'changed-before-0.2';

/** Files that belong to the author alone. */
const CONTENT = /^(?:content|static)\//;

/** Files that began as ours and that the site keeps in the author's version. */
const STAYING = /^(?:README\.md|LICENSE|\.editorconfig|\.prettierrc\.json|\.prettierignore)$/;

/** The files of a copy, by what happens to them. `package.json` and `.gitignore` are not included, because they are merged. */
interface Sorted {
  /** Ours, unchanged. */
  ours: string[];
  /** Ours, changed by the author. */
  changed: string[];
  /** The author's. */
  own: string[];
}

/**
 * Converts a copy of the whole repository, which sites were until 0.1, into a site of the current structure: in place and uncommitted. `static/`
 * stays untouched, and so does `content/` except for migrations. Returns the exit code: 0 converted, 1 nothing was changed or the installation
 * failed.
 */
export function fromCopy(folder: string, surroundings: CopySurroundings): number {
  const { say, complain, install, run } = surroundings;
  const facts = decodeKnown(known.digests);
  const found = findObjection(folder) ?? sortFiles(folder, facts);
  if (typeof found === 'string') {
    complain(`${found}\nNothing was changed.`);
    return 1;
  }
  const { ours, changed, own } = found;
  const packageManager = own.includes('pnpm-lock.yaml') ? 'pnpm' : 'npm';
  const temporary = fs.mkdtempSync(join(tmpdir(), 'halflight-scaffold-'));
  // The scaffold may be named after its folder.
  const scaffold = join(temporary, basename(folder));
  try {
    fs.mkdirSync(scaffold);
    surroundings.writeScaffold(scaffold, { ...readSettings(folder), packageManager });
    const ignored = ignoredIn(folder);
    const manifest = mergeManifest(read(folder, 'package.json'), read(scaffold, 'package.json'), facts);
    const isIgnoreOurs = ours.includes('.gitignore');
    const ignore = mergeLines(isIgnoreOurs ? '' : read(folder, '.gitignore'), read(scaffold, '.gitignore'));
    // From here on, files change; git can restore all of them.
    if (manifest.left.length > 0) keep(folder, 'package.json', fs.copyFileSync);
    for (const path of changed) keep(folder, path, fs.renameSync);
    for (const path of ours) fs.rmSync(join(folder, path));
    for (const path of [...ours, ...changed]) removeEmpty(folder, dirname(path));
    const notWritten = placeScaffold(scaffold, folder);
    fs.writeFileSync(join(folder, 'package.json'), manifest.text);
    fs.writeFileSync(join(folder, '.gitignore'), ignore);
    const leftOvers = ignoreStill(folder, ignored);
    const migrated = migrate(folder, surroundings);
    report({ ours, changed, own, left: manifest.left, notWritten, leftOvers, migrated }, folder, say);
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  const code = install ? run(packageManager, ['install'], folder) : 0;
  if (code !== 0)
    complain(`"${packageManager} install" ended with ${code}. The rest of the site is complete: try again.`);
  say(
    [
      '\nNothing is committed. Next:\n',
      ...(install && code === 0 ? [] : [`  ${packageManager} install`]),
      `  ${packageManager} run check`,
      `  ${packageManager} start`,
      '  git add --all && git commit -m "Use Halflight as a package"',
      '\nOr, to undo all of it: git reset --hard && git clean -fd',
    ].join('\n'),
  );
  return code === 0 ? 0 : 1;
}

/** Why a folder cannot be converted in place; `undefined` if it can. */
function findObjection(folder: string): string | undefined {
  const top = git(folder, 'rev-parse', '--show-toplevel')?.trim();
  if (top === undefined)
    return 'This folder is not in a git repository, so the conversion could not be undone: run "git init" and commit everything.';
  if (fs.realpathSync(top) !== fs.realpathSync(folder)) return `Run this at the root of the repository, in ${top}.`;
  const unsaved = paths(git(folder, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'));
  if (unsaved.length === 0) return undefined;
  const first = unsaved.slice(0, 3).map((line) => `  ${line.slice(3)}`);
  return [
    'Uncommitted files could not be restored. Commit or remove these first:',
    ...first,
    ...(unsaved.length > first.length ? [`  and ${unsaved.length - first.length} more`] : []),
  ].join('\n');
}

/** Sorts git's files into ours and the author's. Returns an explanation if this is not a copy of our repository. */
function sortFiles(folder: string, { hasFile, hasPath }: Known): Sorted | string {
  const sorted: Sorted = { ours: [], changed: [], own: [] };
  // Each entry is a mode, a blob, a stage, a tab and the path. Git's blobs do not depend on the line endings on disk.
  for (const line of paths(git(folder, 'ls-files', '--stage', '-z'))) {
    const path = line.slice(line.indexOf('\t') + 1);
    const [, blob = ''] = line.split(' ');
    if (CONTENT.test(path) || path === 'package.json') continue;
    if (hasFile(path, blob) || path === 'package-lock.json') sorted.ours.push(path);
    else if (hasPath(path) && !STAYING.test(path) && path !== '.gitignore') sorted.changed.push(path);
    else sorted.own.push(path);
  }
  if (sorted.ours.some((path) => path.startsWith('src/')) && fs.existsSync(join(folder, 'package.json'))) return sorted;
  return 'This is no copy of Halflight 0.1: nothing in src/ came with it.';
}

/** The title and languages of the site, as far as `site.md` has them. */
function readSettings(folder: string): Omit<ScaffoldSite, 'packageManager'> {
  const [, front = ''] = /^\ufeff?---\r?\n(.*?)\r?\n---/s.exec(read(folder, 'content/site.md')) ?? [];
  const site = (parse(front) ?? {}) as { title?: unknown; language?: unknown; languages?: unknown };
  const listed = (Array.isArray(site.languages) ? (site.languages as unknown[]) : [site.language]).flatMap((one) => {
    const code = typeof one === 'object' && one !== null && 'code' in one ? one.code : one;
    return typeof code === 'string' ? [code] : [];
  });
  const { title } = site;
  return {
    name: typeof title === 'string' || typeof title === 'number' ? String(title) : basename(folder),
    languages: listed.length > 0 ? listed : ['en'],
  };
}

/**
 * A new site's `package.json`, merged with what the author added to or changed in the copy's. Returns its text, and the author's entries that were
 * dropped because the new site has one of the same name. Changed versions of our dependencies are ignored.
 */
function mergeManifest(
  copy: string,
  scaffold: string,
  { hasEntry, hasEntryName }: Known,
): { text: string; left: Entry[] } {
  const manifest = JSON.parse(scaffold) as Record<string, unknown>;
  const left: Entry[] = [];
  for (const entry of entriesOf(JSON.parse(copy) as Record<string, unknown>)) {
    const { name, value } = entry;
    const [key, inner] = name;
    if (hasEntry(entry) || (hasEntryName(entry) && /[dD]ependencies$|^(?:overrides|engines)$/.test(key))) continue;
    if (inner === undefined) {
      manifest[key] = value;
      continue;
    }
    const all = (manifest[key] ?? {}) as Record<string, unknown>;
    if (inner in all) left.push(entry);
    else manifest[key] = { ...all, [inner]: value };
  }
  for (const key of ['dependencies', 'devDependencies'])
    if (key in manifest) manifest[key] = Object.fromEntries(Object.entries(manifest[key] as object).sort());
  return { text: `${JSON.stringify(manifest, null, 2)}\n`, left };
}

/** A text, followed by the lines that only the other has. */
function mergeLines(text: string, other: string): string {
  const lines = text.split(/\r?\n/);
  const missing = other.split('\n').filter((line) => !lines.includes(line));
  return text === '' ? other : `${text.replace(/\n*$/, '\n')}${missing.map((line) => `${line}\n`).join('')}`;
}

/** Moves or copies a file to the folder of changed files. */
function keep(folder: string, path: string, place: (from: string, to: string) => void): void {
  const to = join(folder, KEPT, path);
  fs.mkdirSync(dirname(to), { recursive: true });
  place(join(folder, path), to);
}

/** Copies the files of a new site that do not exist yet. Returns the skipped ones, which the author already has. */
function placeScaffold(scaffold: string, folder: string): string[] {
  const files = fs
    .readdirSync(scaffold, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relative(scaffold, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter((path) => !CONTENT.test(path) && path !== 'package.json' && path !== '.gitignore');
  return files.filter((path) => {
    const to = join(folder, path);
    if (fs.lstatSync(to, { throwIfNoEntry: false })) return true;
    fs.mkdirSync(dirname(to), { recursive: true });
    fs.copyFileSync(join(scaffold, path), to);
    return false;
  });
}

/** What git ignores in a folder. A folder that is ignored completely counts as one entry. */
const ignoredIn = (folder: string): string[] =>
  paths(git(folder, 'ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'));

/**
 * Makes git keep ignoring what it ignored before, such as secrets and test leftovers. Returns what the new `.gitignore` alone would not have ignored.
 */
function ignoreStill(folder: string, ignored: readonly string[]): string[] {
  const now = new Set(ignoredIn(folder));
  const seen = ignored.filter((path) => fs.existsSync(join(folder, path)) && !now.has(path));
  if (seen.length > 0)
    fs.appendFileSync(
      join(folder, '.gitignore'),
      `# Left from when this was a copy of Halflight.\n${seen.map((path) => `/${path.replace(/[[\]*?\\ ]/g, '\\$&')}\n`).join('')}`,
    );
  return seen;
}

/** Migrates the content to this version. Returns the changes, as texts for the author. */
function migrate(folder: string, { version, migrations }: CopySurroundings): string[] {
  const content = join(folder, 'content');
  if (!fs.existsSync(content)) return [];
  const { summaries, changes } = planMigration(readTexts(content), selectMigrations(migrations, FROM, version));
  if (changes.length > 0) writeChanges(content, changes);
  return [...summaries, ...changes.map((change) => showDiff({ ...change, path: `content/${change.path}` }))];
}

type Done = Sorted & Record<'notWritten' | 'leftOvers' | 'migrated', readonly string[]> & { left: readonly Entry[] };

/** Prints what was done and what the author still has to do. */
function report(done: Done, folder: string, say: (text: string) => void): void {
  const { ours, changed, own, left, notWritten, leftOvers, migrated } = done;
  say(
    `Removed ${ours.length} files that came with Halflight. content/ and static/ are ${migrated.length > 0 ? 'yours, but for the lines below' : 'untouched'}.`,
  );
  for (const text of migrated) say(text);
  if (changed.length > 0 || left.length > 0) {
    say(`\nYou had changed these. They are now in ${KEPT}/. What to do instead:`);
    for (const [advice, all] of groupBy(changed, adviceFor)) list(advice, all);
    list(
      'package.json: what you had added is in the new one; these are not, because a site has its own of these names:',
      left.map(({ name, value }) => `${name.join('.')}: ${JSON.stringify(value)}`),
    );
  }
  list(
    'These are yours and were kept, but Halflight no longer uses them:',
    own.filter((path) => /^(?:src\/(?!sections\/)|plugins\/|gatsby-)/.test(path)),
  );
  list(
    'Your sections are already in the right place, but what they import from Halflight no longer exists:',
    own.filter((path) => path.startsWith('src/sections/')),
  );
  list('Your versions of these were kept instead of the new ones:', notWritten);
  list('Git still ignores these. Delete what you do not need:', leftOvers);
  if (ours.includes('netlify.toml'))
    say(
      '\nnetlify.toml is gone. If Netlify builds this site, set the command "npm run build" and the folder "public" in its settings.',
    );
  if (/^\s*url:\s*['"]?\/api\/contact/m.test(read(folder, 'content/site.md')))
    say(
      '\nThe form posts to /api/contact: what receives messages is the package halflight-receiver now. The guide "Your own receiver" says how to use it.',
    );

  function list(title: string, items: readonly string[]): void {
    if (items.length > 0) say([`\n${title}`, ...items.map((item) => `  ${item}`)].join('\n'));
  }
}

/** Removes a folder and its parents while they are empty. */
function removeEmpty(root: string, path: string): void {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    const absolute = join(root, folder);
    if (!fs.existsSync(absolute)) continue;
    if (fs.readdirSync(absolute).length > 0) return;
    fs.rmdirSync(absolute);
  }
}

function read(folder: string, path: string): string {
  const file = join(folder, path);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** The output of git; `undefined` if it failed. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const paths = (output = ''): string[] => output.split('\0').filter(Boolean);
