import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
import { showNotFoundPage } from '../preview/not-found-page';
import { extendPreview, isRunByStart, showProblems } from '../preview/problem-channel';
import { toProblemReport } from '../preview/problem-report';
import { showRedirects } from '../preview/redirects';
import { fromProject } from '../paths';
import type { Route } from '../routes/route';
import { contentFolder } from '../sourcing/content-folder';
import type { Entry } from '../sourcing/read-entry';
import { checkInBackground } from './check-in-background';
import { commitAtOnce } from './commit-at-once';
import { forgetTranslations } from './note-translations';
import { refuseOtherOrigins } from './refuse-other-origins';
import { printProblems } from './report-problems';

/**
 * Gatsby's hook: what the preview's server answers besides Gatsby's own routes, and to whom. Also makes it show changes without waiting, and stop
 * serving deleted files.
 */
export async function onCreateDevServer(args: CreateDevServerArgs): Promise<void> {
  await refuseOtherOrigins(args);
  extendPreview(args);
  commitAtOnce(args);
  followStaticFiles();
}

/** Removes each file that an author deletes from `static/` from what the preview serves. Gatsby copies new and changed files there, but deletes none. */
function followStaticFiles(): void {
  const from = fromProject('static');
  watch(from, { ignoreInitial: true }).on('unlink', (path) =>
    rmSync(join(fromProject('public'), relative(from, path)), { force: true }),
  );
}

interface PreviewedSite {
  entries: readonly Entry[];
  routes: readonly Route[];
  /** The redirects from old URLs. */
  moves: ReadonlyMap<string, string>;
}

/** Brings the rest of the preview up to date once the pages are created: redirects, the 404 page, and, in the background, the problems. */
export function updatePreview({ actions, reporter }: CreatePagesArgs, { entries, routes, moves }: PreviewedSite): void {
  forgetTranslations();
  showRedirects(moves);
  const notFound = routes.find(({ path }) => path === '/404.html');
  if (notFound) showNotFoundPage(actions, notFound.context);
  const shown = new Map(entries.map(({ id, filePath }) => [id, filePath]));
  checkInBackground(
    contentFolder(),
    (result) => {
      showProblems(toProblemReport({ ...result, shown, routes }));
      if (!isRunByStart()) printProblems(reporter, result.problems);
    },
    (error) => reporter.error('The content could not be checked.', error),
  );
}
