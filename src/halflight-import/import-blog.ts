import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { toShownPath } from '../halflight/paths';
import { readSite } from '../halflight/sourcing/read-content';
import { requireSite } from '../halflight/sourcing/require-site';
import { carryOut } from './carry-out';
import { downloadFiles } from './download';
import type { Importer } from './importer';
import { isResume, planResume, RESUME_LABEL } from './import-resume';
import { planImport } from './plan-import';
import { findImporter, importerNames, recognise } from './recognise';
import { toReport, type ImportReport } from './report';
import { openSource, type Source } from './source';

interface Options {
  /** The folder or export file to import. */
  from: string;
  folder: string;
  /** The name of the program, if it should not be detected. */
  program?: string | undefined;
  dryRun?: boolean;
  download?: boolean;
  /** Hosts of the own network that files may be downloaded from. */
  allowedHosts?: readonly string[];
}

/** Imports a blog of another program, or a JSON Resume, into a content folder. If that fails, it throws and has written nothing. */
export async function importBlog({
  from,
  folder,
  program,
  dryRun = false,
  download = false,
  allowedHosts = [],
}: Options): Promise<ImportReport> {
  if (!existsSync(from)) throw new Error(`There is no ${from}.`);
  // The days, paths and languages of the entries depend on its settings.
  requireSite(readSite(folder), folder);
  if (program === undefined && isResume(from)) {
    const plan = planResume(from, folder);
    if (plan.entries.length === 0) throw new Error(`${toShownPath(from)} says nothing that can be imported.`);
    const source = openSource(dirname(from), { only: [basename(from)] });
    if (!dryRun) carryOut(plan.entries, { folder, source, downloaded: new Map() });
    return toReport(plan, RESUME_LABEL, !dryRun, new Map());
  }
  const source = openSourceAt(from, realpathSync(folder));
  const importer = chooseImporter(source, from, program);
  const blog = importer.read(source);
  const options = { folder, download };
  let plan = planImport(source, blog, options);
  if (plan.entries.length === 0 && plan.skipped.length === 0)
    throw new Error(
      `${toShownPath(from)} has no post and no page of ${importer.label}: name the top folder of a blog, or an export.`,
    );
  let failed: ReadonlyMap<string, string> = new Map();
  const workplace = dryRun ? undefined : mkdtempSync(join(tmpdir(), 'halflight-import-'));
  try {
    let downloaded: ReadonlyMap<string, string> = new Map();
    if (download && workplace !== undefined) {
      const wanted = plan.entries.flatMap(({ files }) => files.filter(({ remote }) => remote).map((file) => file.from));
      const result = await downloadFiles([...new Set(wanted)], workplace, allowedHosts);
      [downloaded, failed] = [result.files, result.failed];
      // Texts keep the original URLs of files that could not be downloaded, and an author may have edited entries meanwhile.
      plan = planImport(source, blog, { ...options, failed: new Set(failed.keys()) });
    }
    if (!dryRun) carryOut(plan.entries, { folder, source, downloaded });
  } finally {
    if (workplace !== undefined) rmSync(workplace, { recursive: true, force: true });
  }
  return toReport(plan, importer.label, !dryRun, failed);
}

/**
 * Opens a folder or an export file. Beside an export file there may be anything, so only copies of its uploads are read there. A folder may contain
 * the content folder, which is left out, but must not be inside it.
 */
function openSourceAt(path: string, content: string): Source {
  if (!statSync(path).isDirectory())
    return openSource(dirname(path), { only: [basename(path), 'wp-content', 'uploads'] });
  if (`${realpathSync(path)}${sep}`.startsWith(content + sep))
    throw new Error(`${toShownPath(path)} is content of this site already: name a blog that lies elsewhere.`);
  return openSource(path, { leftOut: content });
}

function chooseImporter(source: Source, from: string, program: string | undefined): Importer {
  if (program !== undefined) {
    const named = findImporter(program);
    if (!named) throw new Error(`There is no importer "${program}"; there are: ${importerNames.join(', ')}.`);
    return named;
  }
  const importer = recognise(source);
  if (importer) return importer;
  throw new Error(
    `${toShownPath(from)} is not recognised. Name the top folder of a blog (where its configuration lies), a WordPress export, or a JSON Resume; "--as markdown" imports a folder of Markdown without one, and "--as NAME" says which program it is of: ${importerNames.join(', ')}.`,
  );
}
