import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { collections, type SiteValues } from '../collections';
import { showProblems } from '../preview/problem-channel';
import { describeProblems } from '../sourcing/describe-problems';
import { countErrors } from '../sourcing/problem';
import { contentFolder } from '../sourcing/read-content';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { buildRoutes } from './build-routes';
import { checkContent } from './check-content';
import { toClock } from './visibility';

/** Makes every page that `build-routes` decides on. Stops a build whose content has errors; the preview shows them and goes on with what it has. */
export function createPages({ actions, getNode, getNodesByType, reporter }: CreatePagesArgs): void {
  reportProblems(reporter);
  const site = (getNode(toEntryId('site.md')) ?? {}) as Partial<SiteValues>;
  const entries = collections
    .flatMap(({ typeName }) => getNodesByType(typeName))
    .map((node) => ({ ...(node as unknown as Entry), values: node }));
  const preview = process.env.NODE_ENV === 'development' || process.env.HALFLIGHT_PREVIEW === '1';
  const { routes } = buildRoutes({
    entries,
    site,
    clock: toClock(site.timeZone, preview),
  });
  for (const { path, template, context } of routes) {
    actions.createPage({ path, context, component: resolve(`src/templates/${template}.tsx`) });
  }
}

function reportProblems(reporter: CreatePagesArgs['reporter']): void {
  // The runner has asked the same judge before it started Gatsby.
  if (process.env.HALFLIGHT_CHECKED === '1') return;
  const folder = contentFolder();
  const { problems } = checkContent(folder);
  showProblems(problems);
  if (problems.length === 0) return;
  const report = describeProblems(problems, { folder });
  if (countErrors(problems) > 0) reporter.panicOnBuild(report);
  else reporter.warn(report);
}
