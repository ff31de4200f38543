/** What every path of the site begins with, such as `/site`; empty at the root of a domain. */
export function sitePrefix(): string {
  return document.documentElement.dataset.prefix ?? '';
}
