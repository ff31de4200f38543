import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from '../outputs/in-batches';
import { listFiles } from '../outputs/list-files';
import { fromProject } from '../paths';
import { readJson, writeWhole } from '../cache';
import { toPath } from './check/public-site';

/** A pass over a finished page. It only changes the head and what is outside React's root. */
export interface Pass {
  /** Processes the page at a path (`/posts/a-title/`, `/404.html`; without the path prefix): HTML in, HTML out. Must be idempotent. */
  run: (html: string, path: string) => string;
  /** What else the result depends on, as text: when that changes, the page is processed again. */
  inputOf?: (path: string) => string;
}

/** The type of the line, in the style of Gatsby's structured log, with which a build tells the command that started it that the pages are final. */
export const PAGES_FINISHED_ACTION = 'HALFLIGHT_PAGES_FINISHED';

/** What a build writes for the next one: the digest of the passes' input for each page, by file. */
type Digests = Record<string, string>;

/**
 * Runs the passes, in order, over the pages of a folder that Gatsby wrote since the last build, or whose input to a pass has changed. `stamp` is a
 * file of ours whose modification time is that of the last build. HTML that an author put into `static/` is kept byte for byte.
 */
export async function finishPages(
  folder: string,
  stamp: string,
  passes: readonly Pass[],
  staticFolder = fromProject('static'),
): Promise<void> {
  const since = existsSync(stamp) ? (await stat(stamp)).mtimeMs : 0;
  const former = (await readJson<Digests>(stamp)) ?? {};
  const now: Digests = {};
  const pages = (await listFiles(folder)).filter(
    (file) => file.endsWith('.html') && !existsSync(join(staticFolder, file)),
  );
  await inBatches(pages, async (file) => {
    const page = join(folder, file);
    const path = toPath(file);
    const digest = digestOf(passes.map(({ inputOf }) => inputOf?.(path) ?? ''));
    now[file] = digest;
    if (former[file] === digest && (await stat(page)).mtimeMs <= since) return;
    const html = await readFile(page, 'utf8');
    // The search index reads the pages meanwhile.
    await writeWhole(
      page,
      passes.reduce((text, pass) => pass.run(text, path), html),
    );
  });
  await writeFile(stamp, JSON.stringify(now));
}

function digestOf(texts: readonly string[]): string {
  return createHash('md5').update(texts.join('\0')).digest('base64url');
}
