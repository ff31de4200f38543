import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { showDiff } from '../halflight/cli/show-diff';
import { planMigration, readTexts, selectMigrations, writeChanges } from '../halflight/upgrade/migrate-content';
import type { Migration } from '../halflight/upgrade/migration';
import { adviceFor, type Advice } from './advice-for-changes';
import { decodeKnown, entriesOf, type Entry, type Known } from './known';
import known from './known-files.json';

/** What the files beside the content of a site are made from. */
export interface ScaffoldSite {
  /** The title of the site. */
  name: string;
  /** Its languages, the main one first. */
  languages: string[];
  packageManager: 'npm' | 'pnpm';
}

/** How the command works, and how it talks to the author. */
export interface CopySurroundings {
  /** Writes everything that a new site has beside its content into an empty folder. */
  writeScaffold: (folder: string, site: ScaffoldSite) => void;
  /** The version of the engine that the scaffold names, and all migrations up to it. */
  version: string;
  migrations: readonly Migration[];
  /** Whether to install the site in the end. */
  install: boolean;
  /** Runs a program in a folder. Returns its exit code. */
  run: (program: string, args: readonly string[], folder: string) => number;
  say: (text: string) => void;
  complain: (text: string) => void;
}

/** The version that every copy of the whole repository is of. */
const FROM = '0.1.0';

/** Where files of ours that the author has changed are kept. */
const KEPT = 'changed-before-0.2';

/** What is the author's alone. */
const CONTENT = /^(?:content|static)\//;

/** Files that began as ours, and that a site goes on using as the author has made them. */
const STAYING = /^(?:README\.md|LICENSE|\.editorconfig|\.prettierrc\.json|\.prettierignore)$/;

/** Files that follow from others. */
const DERIVED = /^package-lock\.json$/;

/** What becomes of a copy's files, by their paths. `package.json` and `.gitignore` are not among them: they are merged. */
interface Sorted {
  /** Ours, unchanged. */
  ours: string[];
  /** Ours, changed by the author. */
  changed: string[];
  /** The author's. */
  own: string[];
}

/**
 * Makes a copy of the whole repository, as sites were until 0.1, a site of the new shape: in place, uncommitted, and without touching `content/` (but for
 * what migrations change) and `static/`. Returns the exit code: 0 it is one, 1 nothing was changed, or it could not be installed.
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
  const temporary = mkdtempSync(join(tmpdir(), 'halflight-scaffold-'));
  // What is written may be named after its folder.
  const scaffold = join(temporary, basename(folder));
  try {
    mkdirSync(scaffold);
    surroundings.writeScaffold(scaffold, { ...readSettings(folder), packageManager });
    const ignored = ignoredIn(folder);
    const manifest = mergeManifest(read(folder, 'package.json'), read(scaffold, 'package.json'), facts);
    const isIgnoreOurs = ours.includes('.gitignore');
    const ignore = mergeLines(isIgnoreOurs ? '' : read(folder, '.gitignore'), read(scaffold, '.gitignore'));
    // From here on, files change; git can restore all of them.
    if (manifest.left.length > 0) keep(folder, 'package.json', copyFileSync);
    for (const path of changed) keep(folder, path, renameSync);
    for (const path of ours) rmSync(join(folder, path));
    for (const path of [...ours, ...changed]) removeEmpty(folder, dirname(path));
    const notWritten = placeScaffold(scaffold, folder);
    writeFileSync(join(folder, 'package.json'), manifest.text);
    writeFileSync(join(folder, '.gitignore'), ignore);
    const leftOvers = ignoreStill(folder, ignored);
    const migrated = migrate(folder, surroundings);
    report({ ours, changed, own, left: manifest.left, notWritten, leftOvers, migrated }, folder, say);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  const code = install ? run(packageManager, ['install'], folder) : 0;
  if (code !== 0)
    complain(`"${packageManager} install" ended with ${code}. The site is complete but for that: try it again.`);
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

/** Why a folder cannot be made a site in place; `undefined` if it can. */
function findObjection(folder: string): string | undefined {
  const top = git(folder, 'rev-parse', '--show-toplevel')?.trim();
  if (top === undefined)
    return 'This folder is in no git repository, which alone could undo what is done: make it one with "git init", and commit everything.';
  if (realpathSync(top) !== realpathSync(folder)) return `Run this at the root of the repository, in ${top}.`;
  const unsaved = paths(git(folder, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'));
  if (unsaved.length === 0) return undefined;
  const first = unsaved.slice(0, 3).map((line) => `  ${line.slice(3)}`);
  return [
    'What is not committed could not be restored. Commit or remove these first:',
    ...first,
    ...(unsaved.length > first.length ? [`  and ${unsaved.length - first.length} more`] : []),
  ].join('\n');
}

/** Tells what is ours from what is the author's, by what git has. Returns why not, if this is no copy of ours. */
function sortFiles(folder: string, { hasFile, hasPath }: Known): Sorted | string {
  const sorted: Sorted = { ours: [], changed: [], own: [] };
  // Each entry is a mode, a blob, a stage, a tab and the path. Git's blobs are the same whatever the line endings on the disk.
  for (const line of paths(git(folder, 'ls-files', '--stage', '-z'))) {
    const path = line.slice(line.indexOf('\t') + 1);
    const [, blob = ''] = line.split(' ');
    if (CONTENT.test(path) || path === 'package.json') continue;
    const isOurs = hasFile(path, blob) || DERIVED.test(path);
    if (isOurs) sorted.ours.push(path);
    else if (hasPath(path) && !STAYING.test(path) && path !== '.gitignore') sorted.changed.push(path);
    else sorted.own.push(path);
  }
  if (sorted.ours.some((path) => path.startsWith('src/')) && existsSync(join(folder, 'package.json'))) return sorted;
  return 'This is no copy of Halflight 0.1: nothing in src/ came with it.';
}

/** The title and the languages of the site, as far as `site.md` says them. */
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
 * The `package.json` of a new site with what the author had added to that of the copy, or changed in it. Returns its text, and what was not taken because
 * the new site has an entry of that name. Of our dependencies, the versions do not count.
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

/** A text with the lines of another that it lacks. */
function mergeLines(text: string, other: string): string {
  const lines = text.split(/\r?\n/);
  const missing = other.split('\n').filter((line) => !lines.includes(line));
  return text === '' ? other : `${text.replace(/\n*$/, '\n')}${missing.map((line) => `${line}\n`).join('')}`;
}

/** Moves or copies a file to where what is changed is kept. */
function keep(folder: string, path: string, place: (from: string, to: string) => void): void {
  const to = join(folder, KEPT, path);
  mkdirSync(dirname(to), { recursive: true });
  place(join(folder, path), to);
}

/** Copies the files of a new site to where none is. Returns those that were not, because the author has one. */
function placeScaffold(scaffold: string, folder: string): string[] {
  const files = readdirSync(scaffold, { recursive: true, withFileTypes: true })
    .filter((item) => !item.isDirectory())
    .map((item) => relative(scaffold, join(item.parentPath, item.name)).split(sep).join('/'))
    .filter((path) => !CONTENT.test(path) && path !== 'package.json' && path !== '.gitignore');
  return files.filter((path) => {
    const to = join(folder, path);
    if (lstatSync(to, { throwIfNoEntry: false })) return true;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(join(scaffold, path), to);
    return false;
  });
}

/** What git ignores in a folder; a folder as a whole, if it ignores all of it. */
const ignoredIn = (folder: string): string[] =>
  paths(git(folder, 'ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'));

/** Has git go on ignoring what it ignored, such as secrets and what tests had left. Returns what the new `.gitignore` itself would not have ignored. */
function ignoreStill(folder: string, ignored: readonly string[]): string[] {
  const now = new Set(ignoredIn(folder));
  const seen = ignored.filter((path) => existsSync(join(folder, path)) && !now.has(path));
  if (seen.length > 0)
    appendFileSync(
      join(folder, '.gitignore'),
      `# Left from when this was a copy of Halflight.\n${seen.map((path) => `/${path.replace(/[[\]*?\\ ]/g, '\\$&')}\n`).join('')}`,
    );
  return seen;
}

/** Brings the content to this version. Returns what changed, as texts for the author. */
function migrate(folder: string, { version, migrations }: CopySurroundings): string[] {
  const content = join(folder, 'content');
  if (!existsSync(content)) return [];
  const { summaries, changes } = planMigration(readTexts(content), selectMigrations(migrations, FROM, version));
  if (changes.length > 0) writeChanges(content, changes);
  return [...summaries, ...changes.map((change) => showDiff({ ...change, path: `content/${change.path}` }))];
}

interface Done extends Sorted {
  left: readonly Entry[];
  notWritten: readonly string[];
  leftOvers: readonly string[];
  migrated: readonly string[];
}

/** Says what was done, and what is left to the author. */
function report(done: Done, folder: string, say: (text: string) => void): void {
  const { ours, changed, own, left, notWritten, leftOvers, migrated } = done;
  say(
    `Removed what came with Halflight: ${ours.length} files. content/ and static/ are ${migrated.length > 0 ? 'yours, but for the lines below' : 'untouched'}.`,
  );
  for (const text of migrated) say(text);
  if (changed.length > 0 || left.length > 0) {
    say(`\nYou had changed these. They are kept in ${KEPT}/; this is what to do instead:`);
    const byAdvice = new Map<Advice, string[]>();
    for (const path of changed) byAdvice.set(adviceFor(path), [...(byAdvice.get(adviceFor(path)) ?? []), path]);
    for (const [{ what, instead }, all] of byAdvice) list(`${what}: ${instead}`, all);
    list(
      'package.json: what you had added is in the new one; these are not, because a site has its own of these names:',
      left.map(({ name, value }) => `${name.join('.')}: ${JSON.stringify(value)}`),
    );
  }
  list(
    'These are yours and stay, but nothing of Halflight uses them any more:',
    own.filter((path) => /^(?:src\/(?!sections\/)|plugins\/|gatsby-)/.test(path)),
  );
  list(
    'Sections of yours, in their place already. What they import from Halflight is not there any more:',
    own.filter((path) => path.startsWith('src/sections/')),
  );
  list('Yours stay, where a new site has one of its own:', notWritten);
  list('Git goes on ignoring these. Delete what you do not need:', leftOvers);
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

/** Removes a folder and those above it, as far as they are empty. */
function removeEmpty(root: string, path: string): void {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    const absolute = join(root, folder);
    if (!existsSync(absolute)) continue;
    if (readdirSync(absolute).length > 0) return;
    rmdirSync(absolute);
  }
}

function read(folder: string, path: string): string {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The output of git; `undefined` if it failed. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const paths = (output = ''): string[] => output.split('\0').filter(Boolean);
