import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gt, satisfies } from 'semver';
import { toShownPath } from '../paths';
import {
  bumpManifest,
  PACKAGES,
  type EngineManifest,
  type ManifestChange,
  type SiteManifest,
} from '../upgrade/bump-manifest';
import { findRelease } from '../upgrade/find-release';
import {
  findManager,
  install,
  keepInstallation,
  undoInstallation,
  wasInterrupted,
  WORKPLACE,
} from '../upgrade/installation';
import { readTexts, writeChanges, type ContentPlan } from '../upgrade/migrate-content';
import { changesBetween } from '../upgrade/read-changelog';
import type { RunProgram } from '../upgrade/run-program';
import type { Ask } from './ask-in-terminal';
import { showDiff } from './show-diff';

export interface UpgradeOptions {
  /** The folder of the site, and of its content, as absolute paths. */
  folder: string;
  content: string;
  /** A version, a packed engine or a folder with packed packages; by default the newest in the registry. */
  wanted: string | undefined;
  dryRun: boolean;
  /** Whether to upgrade without asking, even if the new check finds errors in the content. */
  yes: boolean;
  withErrors: boolean;
}

export interface UpgradeTools {
  run: RunProgram;
  ask: Ask;
  say: (text: string) => void;
  complain: (text: string) => void;
  /** Whether git could restore a folder as it is. */
  isSaved: (folder: string) => boolean;
  colour?: boolean;
}

/** Everything that an upgrade would change once it is installed. */
interface Plan extends ContentPlan {
  from: string;
  to: string;
  manifestChanges: readonly ManifestChange[];
  changelog: string;
  /** The result of the new check on the migrated content. */
  check: { isGood: boolean; output: string };
}

/**
 * Upgrades a site: installs the new engine, which then migrates and checks a copy of the content, shows the result, asks, and writes. Otherwise
 * everything is rolled back. Resolves to the exit code. Throws if it could not run.
 */
export async function upgradeSite(options: UpgradeOptions, tools: UpgradeTools): Promise<number> {
  const { folder, content, wanted } = options;
  const { run, say, complain } = tools;
  if (wasInterrupted(folder)) {
    say('An earlier upgrade of this site was interrupted: restoring what was there ...');
    const left = undoInstallation(folder, run);
    if (left !== undefined) throw new Error(left);
  }
  const site = readSite(folder);
  const { manager, lock } = findManager(folder);
  const release = findRelease(wanted, { folder, ...site }, run);
  const [from, to] = [site.version, release.engine.version];
  if (gt(from, to)) {
    complain(
      `Halflight ${from} is installed, and ${to} is older: content can only be migrated forward.\nNothing was changed.`,
    );
    return 1;
  }
  if (from === to) {
    say(`Halflight ${to} is already installed: nothing to do.`);
    return 0;
  }
  const { node } = release.engine.engines ?? {};
  if (node !== undefined && !satisfies(process.versions.node, node))
    throw new Error(`Halflight ${to} needs Node ${node}, and this is ${process.versions.node}. Nothing was changed.`);
  const { text, changes } = bumpManifest(readFileSync(join(folder, 'package.json'), 'utf8'), release);
  let isKept = false;
  let refusal: string | undefined;
  try {
    say(`Installing Halflight ${to} ...`);
    install(folder, text, release, { manager, lock, run });
    const plan = { ...planContent(folder, content, from, run), from, to, manifestChanges: changes };
    show(plan, content, tools);
    refusal = await findRefusal(plan, options, tools);
    if (refusal === undefined) {
      requireUnchanged(content, plan);
      if (plan.changes.length > 0) writeChanges(content, plan.changes);
      isKept = true;
    }
  } finally {
    if (!isKept) {
      say('Restoring the previous version ...');
      const left = undoInstallation(folder, run);
      if (left !== undefined) complain(left);
    }
  }
  if (refusal !== undefined) {
    (options.dryRun ? say : complain)(refusal);
    return options.dryRun ? 0 : 1;
  }
  keepInstallation(folder);
  say(
    `Upgraded to Halflight ${to}. Look at the site with "${manager} start", then commit the changes, which "git diff" shows.`,
  );
  return 0;
}

/**
 * The installed engine's version, which of our packages the site depends on, and whether they are files. Throws if this is not a site with an
 * installed engine.
 */
function readSite(folder: string): { version: string; names: string[]; isVendored: boolean } {
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteManifest) : {};
  const versions: Record<string, string> = { ...manifest.devDependencies, ...manifest.dependencies };
  const { halflight } = versions;
  if (halflight === undefined)
    throw new Error(`${toShownPath(file)} does not depend on halflight: run this in the folder of a site.`);
  if ('workspaces' in manifest)
    throw new Error('This is a workspace that contains the engine itself: there is nothing to install.');
  const installed = join(folder, 'node_modules/halflight/package.json');
  if (!existsSync(installed)) throw new Error('Halflight is not installed here: run "npm ci" first.');
  const { version } = JSON.parse(readFileSync(installed, 'utf8')) as EngineManifest;
  return { version, names: PACKAGES.filter((name) => name in versions), isVendored: halflight.startsWith('file:') };
}

/** Has the newly installed engine migrate a copy of the content and check the result. */
function planContent(
  folder: string,
  content: string,
  from: string,
  run: RunProgram,
): ContentPlan & Pick<Plan, 'changelog' | 'check'> {
  const engine = join(folder, 'node_modules/halflight');
  const { bin, version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as {
    bin: { halflight: string };
    version: string;
  };
  const command = (source: string, args: readonly string[]) =>
    run(folder, process.execPath, [join(engine, bin.halflight), ...args], { environment: { CONTENT_DIR: source } });
  const migrated = command(content, ['migrate', '--from', from, '--json']);
  if (migrated.code !== 0) throw new Error(`The content cannot be migrated: ${migrated.stderr.trim()}`);
  const plan = JSON.parse(migrated.stdout) as ContentPlan;
  const copy = plan.changes.length > 0 ? join(folder, WORKPLACE, 'content') : content;
  if (copy !== content) {
    cpSync(content, copy, { recursive: true });
    writeChanges(copy, plan.changes);
  }
  const checked = command(copy, ['check']);
  if (checked.code !== 0 && checked.code !== 1)
    throw new Error(`The content cannot be checked: ${checked.stderr.trim()}`);
  const changelog = join(engine, 'CHANGELOG.md');
  return {
    ...plan,
    changelog: existsSync(changelog) ? changesBetween(readFileSync(changelog, 'utf8'), from, version) : '',
    check: {
      isGood: checked.code === 0,
      // Authors know their own files, not the copy.
      output: checked.stdout.trim().replaceAll(copy, content).replaceAll(toShownPath(copy), toShownPath(content)),
    },
  };
}

/** Prints everything that an upgrade changes. */
function show(plan: Plan, content: string, { say, colour = false }: UpgradeTools): void {
  const { from, to, manifestChanges, changelog, summaries, changes, check } = plan;
  say(`\nHalflight ${from} -> ${to}\n\nIn package.json:`);
  for (const { name, before, after } of manifestChanges) say(`  ${name}: ${before ?? 'new'} -> ${after}`);
  if (changelog) say(`\n${changelog}`);
  if (changes.length === 0) say('\nYour content needs no changes.');
  else say('\nChanges to your content:\n');
  for (const summary of summaries) say(summary);
  for (const change of changes)
    say(showDiff({ ...change, path: join(toShownPath(content), change.path).split(sep).join('/') }, colour));
  say(`\nThe new version checks the content:\n\n${check.output}\n`);
}

/** Why an upgrade is not kept; `undefined` if it is. Asks unless the options already decide. */
async function findRefusal(
  { changes, check }: Plan,
  { content, dryRun, yes, withErrors }: UpgradeOptions,
  { ask, isSaved }: UpgradeTools,
): Promise<string | undefined> {
  if (dryRun) return 'Nothing was changed: this was a dry run.';
  if (changes.length > 0 && !isSaved(content))
    return `Nothing was changed: ${toShownPath(content)}/ has changes that git could not restore. Commit them first.`;
  if (!check.isGood && !withErrors)
    return 'Nothing was changed, because of these errors. Fix them first, or add --with-errors and fix them afterwards.';
  if (yes) return undefined;
  const answer = await ask('Upgrade? Type "yes" to do so.\n> ');
  if (answer === undefined) return '\nThere was no answer. Nothing was changed; --yes upgrades without asking.';
  return /^\s*y(?:es)?\s*$/i.test(answer) ? undefined : 'Nothing was changed.';
}

/** Throws if a file has changed since its diff was shown. */
function requireUnchanged(content: string, { changes }: ContentPlan): void {
  const texts = changes.length > 0 ? readTexts(content) : new Map<string, string>();
  const edited = changes.find(({ path, before }) => texts.get(path) !== before);
  if (edited)
    throw new Error(`${join(toShownPath(content), edited.path)} was edited in the meantime: nothing was changed.`);
}
