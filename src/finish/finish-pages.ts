import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inBatches } from '../outputs/in-batches';
import { inTurn } from '../outputs/in-turn';
import { listFiles } from '../outputs/list-files';

/** A step over a finished page. It touches the head and what lies outside React's root. */
export interface Pass {
  /** The page at a path (`/posts/a-title/`, `/404.html`; without the site's prefix): html in, html out. Done twice it changes nothing more. */
  run: (html: string, path: string) => string;
  /** What the step knows of a page from elsewhere, as text: when that changes, the page is gone through again. */
  inputOf?: (path: string) => string;
}

/** The type of the line, in the manner of Gatsby's structured log, by which a build tells the command that started it that the pages are as they stay. */
export const PAGES_FINISHED_ACTION = 'HALFLIGHT_PAGES_FINISHED';

/** What a build keeps for the next one: the digest of what the steps knew of each page. */
type Kept = Record<string, string>;

/**
 * Sends the pages of a folder through the steps, in their order: those that Gatsby has written since the last build, and those of which a
 * step knows something else than then. `stamp` is a file of ours whose age says when that was.
 */
export async function finishPages(folder: string, stamp: string, passes: readonly Pass[]): Promise<void> {
  const since = existsSync(stamp) ? (await stat(stamp)).mtimeMs : 0;
  const kept = since > 0 ? (JSON.parse(await readFile(stamp, 'utf8')) as Kept) : {};
  const now: Kept = {};
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  await inBatches(pages, async (file) => {
    const page = join(folder, file);
    const path = toPath(file);
    const digest = digestOf(passes.map(({ inputOf }) => inputOf?.(path) ?? ''));
    now[file] = digest;
    if (kept[file] === digest && (await stat(page)).mtimeMs <= since) return;
    await inTurn(page, async () => {
      const html = await readFile(page, 'utf8');
      await writeFile(
        page,
        passes.reduce((text, pass) => pass.run(text, path), html),
      );
    });
  });
  await writeFile(stamp, JSON.stringify(now));
}

/** The path that a file of `public/` is served at. */
function toPath(file: string): string {
  return `/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}

function digestOf(texts: readonly string[]): string {
  return createHash('md5').update(texts.join('\0')).digest('base64url');
}
