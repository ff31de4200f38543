import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { checkContent } from '../halflight/checks/check-content';
import { checkIdentity } from '../halflight/checks/check-identity';
import type { Problem } from '../halflight/problem';
import { changeFiles, type WrittenFile } from '../halflight/fix/change-files';
import { fromProject, toShownPath } from '../halflight/paths';
import { readSite } from '../halflight/sourcing/read-content';
import { requireSite } from '../halflight/sourcing/require-site';
import { describeUnknown } from './describe-unknown';
import { findUrl } from './find-url';
import { downloadFiles } from './download';
import type { Importer } from './importer';
import { importers } from './importers';
import { isResume, planResume, RESUME_LABEL } from './import-resume';
import { isWritten, locator, planImport, type Plan } from './plan-import';
import { withCopyOfSite } from './copy-of-site';
import { silent, type Progress } from './progress';
import { toReport, type ImportReport } from './report';
import { readSitemap } from './sitemap';
import { makeContent } from './make-content';
import { openSource, type Source } from './source';
import type { StaticFile } from './static-files';
import { unpackExport } from './unpack-export';

/** The names of all importers, for messages. */
export const importerNames: readonly string[] = Object.keys(importers);

interface Options {
  /** The folder or export file to import. */
  from: string;
  folder: string;
  /** The name of the program; detected by default. */
  program?: string | undefined;
  dryRun?: boolean;
  download?: boolean;
  /** Where files that keep their URL go: `static/` of the project. */
  staticFolder?: string;
  /** Where the old site is, for sources that do not say. */
  url?: string | undefined;
  /** Files with sitemaps of the old site. */
  sitemaps?: readonly string[];
  /** Hosts in the local network that files may be downloaded from. */
  allowedHosts?: readonly string[];
  progress?: Progress;
}

/**
 * Imports another program's blog, or a JSON Resume, into a content folder; one that is missing or empty gets a new blog first. If it throws, it has
 * written nothing.
 */
export async function importBlog(options: Options): Promise<ImportReport> {
  const { from, folder, dryRun = false } = options;
  if (!existsSync(from)) throw new Error(`There is no ${from}.`);
  const made = makeContent(folder, dryRun);
  if (!made) return importInto(options);
  try {
    const report = await importInto({ ...options, folder: made.folder });
    if (dryRun) made.remove();
    return report;
  } catch (error) {
    made.remove();
    throw error;
  }
}

async function importInto(options: Options): Promise<ImportReport> {
  const { from, folder } = options;
  // The entries' dates, paths and languages depend on its settings.
  requireSite(readSite(folder), folder);
  const unpacked = unpackExport(from);
  try {
    return await importFrom(unpacked === undefined ? from : withoutWrapper(unpacked), options);
  } finally {
    if (unpacked !== undefined) rmSync(unpacked, { recursive: true, force: true });
  }
}

/** The only folder in an unpacked folder, if there is nothing else in it. */
function withoutWrapper(folder: string): string {
  const [first, ...others] = readdirSync(folder, { withFileTypes: true });
  return first?.isDirectory() && others.length === 0 ? join(folder, first.name) : folder;
}

/** Imports what lies at a path: the source itself, or what it was unpacked to. */
async function importFrom(
  from: string,
  {
    from: named,
    folder,
    program,
    dryRun = false,
    download = false,
    allowedHosts = [],
    staticFolder = fromProject('static'),
    sitemaps = [],
    url,
    progress = silent,
  }: Options,
): Promise<ImportReport> {
  if (program === undefined && isResume(from)) {
    const plan = planResume(from, folder);
    if (plan.entries.length === 0) throw new Error(`${toShownPath(from)} has nothing to import.`);
    const source = openSource(dirname(from), { only: [basename(from)] });
    if (!dryRun) carryOut(plan, { folder, source, downloaded: new Map() });
    return toReport(plan, RESUME_LABEL, !dryRun, new Map(), findErrors(plan, { folder, source, dryRun }));
  }
  const source = openSourceAt(from, realpathSync(folder));
  const importer = chooseImporter(source, named, program);
  progress.begin('Reading files', source.files.length);
  const blog = importer.read(source, url);
  blog.url = url ?? blog.url ?? findUrl(source);
  const options = { folder, download, progress, sitemap: sitemaps.flatMap(readSitemap) };
  let plan = planImport(source, blog, options);
  if (plan.entries.length === 0 && plan.skipped.length === 0)
    throw new Error(
      `${toShownPath(named)} has no post and no page of ${importer.label}: name the top folder of a blog, or an export.`,
    );
  let failed: ReadonlyMap<string, string> = new Map();
  const workplace = dryRun ? undefined : mkdtempSync(join(tmpdir(), 'halflight-import-'));
  try {
    let downloaded: ReadonlyMap<string, string> = new Map();
    if (download && workplace !== undefined) {
      const wanted = plan.entries.flatMap(({ files }) => files.filter(({ remote }) => remote).map((file) => file.from));
      progress.begin('Downloading files', wanted.length);
      const result = await downloadFiles([...new Set(wanted)], workplace, allowedHosts);
      [downloaded, failed] = [result.files, result.failed];
      // Texts keep the original URLs of failed downloads. Planned again because the author may have edited entries meanwhile.
      plan = planImport(source, blog, { ...options, failed: new Set(failed.keys()), downloaded });
    }
    if (!dryRun) {
      progress.begin('Writing entries', plan.entries.filter(isWritten).length);
      carryOut(plan, { folder, source, downloaded });
      copyStatic(plan.statics, staticFolder, source);
      addHostLines(plan.hostLines, staticFolder);
    }
  } finally {
    progress.end();
    if (workplace !== undefined) rmSync(workplace, { recursive: true, force: true });
  }
  return toReport(plan, importer.label, !dryRun, failed, plan.errors);
}

/** Folders of pictures beside an export: those of WordPress and of Ghost. */
const PICTURES = ['wp-content', 'uploads', 'content', 'images'];

/**
 * Opens a folder or an export file. The folder of an export file may contain anything, so only copies of the site's pictures are read from it. A
 * source folder may contain the content folder, which is skipped, but must not be inside it.
 */
function openSourceAt(path: string, content: string): Source {
  if (!statSync(path).isDirectory())
    return openSource(dirname(path), { only: [basename(path), ...PICTURES], leftOut: content });
  if (`${realpathSync(path)}${sep}`.startsWith(content + sep))
    throw new Error(`${toShownPath(path)} is content of this site already: name a blog that lies elsewhere.`);
  return openSource(path, { leftOut: content });
}

/** The importer with a name, or else the one that recognises a source with the highest score. Throws if there is none. */
function chooseImporter(source: Source, from: string, program: string | undefined): Importer {
  const all: Readonly<Record<string, Importer>> = importers;
  const names = importerNames.join(', ');
  if (program !== undefined) {
    const name = program.toLowerCase();
    const named = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!named) throw new Error(`There is no importer "${program}"; there are: ${names}.`);
    return named;
  }
  const [best] = Object.values(all)
    .map((importer) => ({ importer, score: importer.recognise(source) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  if (best) return best.importer;
  const seems = describeUnknown(source);
  throw new Error(
    `${toShownPath(from)} is not recognised. ${seems && `${seems} `}Name the top folder of a blog (where its configuration lies), an export of one of these programs, or a JSON Resume; "--as markdown" imports a folder of Markdown without one, and "--as NAME" says which program it is of: ${names}.`,
  );
}

/** Writes the new and stale entries of a plan into a content folder, all or nothing. Leaves other files alone. */
function carryOut(
  { entries, settings, removed }: Pick<Plan, 'entries' | 'settings' | 'removed'>,
  { folder, source, downloaded }: { folder: string; source: Source; downloaded: ReadonlyMap<string, string> },
): void {
  const locate = locator(source, downloaded);
  const written = entries.filter(isWritten).flatMap(({ to, text, files, status, replaces }): WrittenFile[] => [
    ...files.flatMap((file) => {
      const original = locate(file);
      if (original === undefined || existsSync(join(folder, file.to))) return [];
      return [{ to: file.to, write: (absolute: string) => copyFileSync(original, absolute) }];
    }),
    toWritten(to, text, status === 'stale' || replaces === true),
  ]);
  for (const [to, text] of settings) written.push(toWritten(to, text, true));
  try {
    changeFiles(folder, { written, removed });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Nothing was imported: ${why}`, { cause: error });
  }
}

/** Copies files to `static/`; those that exist already stay. */
function copyStatic(files: readonly StaticFile[], folder: string, { root }: Source): void {
  if (files.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const written = files.flatMap(({ from, url }): WrittenFile[] =>
    existsSync(join(folder, url))
      ? []
      : [{ to: url.slice(1), write: (absolute) => copyFileSync(join(root, from), absolute) }],
  );
  changeFiles(folder, { written });
}

/** Adds lines to an author's `_redirects`, except those that it has. */
function addHostLines(lines: readonly string[], folder: string): void {
  const file = join(folder, '_redirects');
  const own = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  const fresh = lines.filter((line) => !own.includes(line));
  if (fresh.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, [...own, ...fresh].map((line) => `${line}\n`).join(''));
}

const toWritten = (to: string, text: string, replaces: boolean): WrittenFile => ({
  to,
  write: (absolute) => writeFileSync(absolute, text),
  ...(replaces && { replaces: true as const }),
});

/** The problems that would stop a build after the import of a resume, or after it would be carried out. */
function findErrors(
  plan: Plan,
  { folder, source, dryRun }: { folder: string; source: Source; dryRun: boolean },
): Problem[] {
  const errorsOf = ({ problems, context }: ReturnType<typeof checkContent>) => [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...checkIdentity(context),
  ];
  if (!dryRun) return errorsOf(checkContent(folder));
  const texts = new Map(plan.entries.filter(isWritten).map(({ to, text }) => [to, text]));
  const added = { texts, files: [], removed: new Set<string>(), locate: locator(source, new Map()) };
  return withCopyOfSite(folder, added, (copy) => errorsOf(copy.check()));
}
