/** What every path of the site begins with, such as `/site`; empty at the root of a domain. */
export function sitePrefix(): string {
  return document.documentElement.dataset.prefix ?? '';
}

/** The paths of the home pages of the site's other languages, without its prefix; none on a site in one. */
export function siteHomes(): string[] {
  return document.documentElement.dataset.homes?.split(' ') ?? [];
}
