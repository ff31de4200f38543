import { toRegExp } from '../hosts/host';
import { outputs } from './index';
import type { HeadLink } from '../output-names';
import type { Output, PlannedSite, SiteFacts } from './output';

const all = Object.values<Output>(outputs);

/** The outputs that a site has in a language, in the order in which they are made. */
export function outputsOf(site: SiteFacts): Output[] {
  const isMain = site.settings.home === undefined;
  return all.filter(({ isOn, once }) => (isMain || !once) && (isOn?.(site) ?? true));
}

/** The paths of all files besides pages that a build of a site makes, in all languages. */
export function listOutputFiles({ settings, pages, written, registry }: PlannedSite): string[] {
  const { translated = [] } = settings;
  return [settings, ...translated].flatMap((language) => {
    const own = translated.length > 0 ? pages.filter((page) => page.language === language.language) : pages;
    const site = { settings: language, pages: own, written, ...(registry && { registry }) };
    return outputsOf(site).flatMap(({ pathsOf }) => pathsOf(site));
  });
}

/** The links to these files in the heads of pages. */
export function listHeadLinks(facts: SiteFacts): HeadLink[] {
  return outputsOf(facts).flatMap(({ files, pathsOf }) => {
    const paths = new Set(pathsOf({ ...facts, pages: [] }));
    return files.flatMap(({ link }) =>
      link && (link.of === 'entry' || link.of === 'resume' || paths.has(`/${link.name}`)) ? [link] : [],
    );
  });
}

/** Every kind of file, with a regular expression for its paths. Files beside a page may also be beside the home page. */
const kinds = all.flatMap(({ files }) =>
  files.map(({ patterns, inLanguages, isOurs }) => ({
    isOurs,
    fits: new RegExp(
      `^(?:${[...patterns, ...(inLanguages ? patterns.map((path) => `/*${path}`) : [])].map((pattern) => toRegExp(pattern).replace('/.*/', '/(?:.*/)?')).join('|')})$`,
    ),
  })),
);

/** Whether the file at a path is one that outputs make, on this site or another. `read` returns its content. */
export function isOutputFile(path: string, read: () => string): boolean {
  return kinds.some(({ fits, isOurs }) => fits.test(path) && (isOurs?.(path, read) ?? true));
}
