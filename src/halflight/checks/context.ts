import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage, type DeclaredForms, type FormDeclaration } from '../features/forms/declaration';
import { findCollection } from '../collections';
import { isNotebook } from '../entry-file';
import { buildRoutes } from '../routes/build-routes';
import type { Route } from '../routes/route';
import { publishStatusOf, toClock, type Clock } from '../routes/visibility';
import { isInBibliography } from '../sourcing/read-bibliography';
import type { Content } from '../sourcing/read-content';
import { toMarkdownOfNotebook } from '../sourcing/notebooks/read-notebook-text';
import { readFrontMatter, type FrontMatter } from '../sourcing/read-front-matter';
import { placeOfEntry } from './place-of-entry';
import type { Place, Problem, TextEdit } from '../problem';
import type { Replacement, YamlEdits } from '../sourcing/front-matter-edits';
import { toSiteMap, type SiteMap } from './site-map';

/** What the checks work on: the content, and the site made from it. */
export interface CheckContext {
  folder: string;
  content: Content;
  /** All pages of the site, including those that are not published yet. */
  routes: readonly Route[];
  map: SiteMap;
  clock: Pick<Clock, 'today'>;
  /** Whether the page at a path is published; `map` also has unpublished pages. */
  isShown: (path: string) => boolean;
  /** Whether the file at a path is published; `map` also has files that are only made from unpublished entries. */
  isFileShown: (path: string) => boolean;
  /** The position of a value in a file's front matter, or of the nearest existing value if it is missing. */
  at: (filePath: string, path: readonly PropertyKey[]) => Place;
  edit: (filePath: string, change: (yaml: YamlEdits) => Replacement[]) => TextEdit[];
}

/** A check of the content folder. Every file `check-NAME.ts` exports its `Check` as `checkName`; `npm run derive` lists them. */
export type Check = (context: CheckContext) => Problem[];

/** The context for checking a folder's content, and the problems of pages that cannot be built. `clock` defaults to that of this build. */
export function toCheckContext(
  folder: string,
  content: Content,
  clock = toClock(content.site?.timeZone, true),
): { context: CheckContext; problems: Problem[] } {
  const { entries, site = {}, collections: registry } = content;
  const { routes, problems } = buildRoutes({
    entries,
    site: { ...site, forms: declaredForms(content) },
    clock,
    registry,
  });
  const map = toSiteMap(content, routes);
  let shown: SiteMap | undefined;
  const findShown = () => {
    const visitors = { ...clock, preview: false };
    return entries.some((entry) => publishStatusOf(entry, clock, registry))
      ? toSiteMap(
          content,
          buildRoutes({ entries, site: { ...site, forms: declaredForms(content) }, clock: visitors, registry }).routes,
        )
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

/** The forms that a site declares, in the main language. */
function declaredForms({ entries, collections }: Content): DeclaredForms {
  if (!findCollection('form', collections)?.opaque) return {};
  const declared = entries.filter(({ collection, values }) => collection === 'form' && values.label !== undefined);
  return Object.fromEntries(
    declared.flatMap(({ slug, values: { fields, ...values } }) =>
      Array.isArray(fields) ? [[slug, inLanguage({ ...values, fields } as unknown as FormDeclaration)]] : [],
    ),
  );
}

/** Finds positions in a folder's front matter. A file is parsed when the first position in it is needed, since few files have a problem. */
function createFrontMatterReader(folder: string, { entries, texts }: Content): Pick<CheckContext, 'at' | 'edit'> {
  const read = new Map<string, FrontMatter | undefined>();
  const textOf = (file: string) => {
    const path = join(folder, file);
    const written = texts?.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    return isNotebook(file) ? (toMarkdownOfNotebook(written, file).markdown ?? '') : written;
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
