import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRoutes } from '../routes/build-routes';
import type { Route } from '../routes/route';
import { publishStatusOf, toClock, type Clock } from '../routes/visibility';
import { isInBibliography } from '../sourcing/read-bibliography';
import type { Content } from '../sourcing/read-content';
import { readFrontMatter, type FrontMatter } from '../sourcing/read-front-matter';
import { placeOfEntry } from './place-of-entry';
import type { Place, Problem, TextEdit } from './problem';
import type { Replacement, YamlEdits } from '../sourcing/front-matter-edits';
import { toSiteMap, type SiteMap } from './site-map';

/** What the checks work on: the content, and the site that it makes. */
export interface CheckContext {
  folder: string;
  content: Content;
  /** All pages of the site, including unpublished ones, which will be published. */
  routes: readonly Route[];
  map: SiteMap;
  /** Today's date. */
  clock: Pick<Clock, 'today'>;
  /** Whether the page at a path is published; `map` also has those that are not. */
  isShown: (path: string) => boolean;
  /** Whether the file at a path is published; `map` also has those that are only made of unpublished entries. */
  isFileShown: (path: string) => boolean;
  /** The position of a value in a file's front matter; of a missing one, the position of the nearest value that exists. */
  at: (filePath: string, path: readonly PropertyKey[]) => Place;
  /** The edits to a file that a change to its front matter takes. */
  edit: (filePath: string, change: (yaml: YamlEdits) => Replacement[]) => TextEdit[];
}

/**
 * One thing that an author can be told about a content folder. A file `check-NAME.ts` that exports `checkName` as a `Check` is one of those that run;
 * `npm run derive` lists them.
 */
export type Check = (context: CheckContext) => Problem[];

/** The context for checking a folder's content, and the problems of pages that cannot be built. `clock` is that of this build by default. */
export function toCheckContext(
  folder: string,
  content: Content,
  clock = toClock(content.site?.timeZone, true),
): { context: CheckContext; problems: Problem[] } {
  const { entries, site = {}, collections: registry } = content;
  const { routes, problems } = buildRoutes({ entries, site, clock, registry });
  const map = toSiteMap(content, routes);
  let shown: SiteMap | undefined;
  const findShown = () => {
    const visitors = { ...clock, preview: false };
    return entries.some((entry) => publishStatusOf(entry, clock, registry))
      ? toSiteMap(content, buildRoutes({ entries, site, clock: visitors, registry }).routes)
      : map;
  };
  return {
    context: {
      folder,
      content,
      routes,
      map,
      clock,
      isShown: (path) => (shown ??= findShown()).isPage(path),
      isFileShown: (path) => (shown ??= findShown()).hasFile(path),
      ...createFrontMatterReader(folder, content),
    },
    problems,
  };
}

/**
 * Finds positions in the files of a folder. A file is parsed when the first position in it is asked for, which is faster than storing every position
 * of every file for the few with a problem.
 */
function createFrontMatterReader(folder: string, { entries, texts }: Content): Pick<CheckContext, 'at' | 'edit'> {
  const read = new Map<string, FrontMatter | undefined>();
  const textOf = (file: string) => {
    const path = join(folder, file);
    return texts?.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  };
  const frontMatterOf = (file: string) => {
    if (!read.has(file)) read.set(file, readFrontMatter(textOf(file)));
    return read.get(file);
  };
  return {
    at: (filePath, path) => {
      // An entry of `publications.bib` has no front matter.
      const publication = isInBibliography(filePath) && entries.find((entry) => entry.filePath === filePath);
      if (publication) return placeOfEntry(publication);
      return { file: filePath, ...(frontMatterOf(filePath)?.positionOf(path) ?? { line: 1, column: 1 }) };
    },
    edit: (file, change) => frontMatterOf(file)?.edit(change) ?? [],
  };
}
