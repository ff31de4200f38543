import { posix } from 'node:path';

/**
 * Extensions of files that can run code on the site's origin: scripts, server pages, HTML, and XML. SVG is cleaned instead; browsers show no other
 * dialect of XML, such as GPX, as a page.
 */
const ACTIVE =
  /^\.(?:[a-z]?html?|xht|mht|xml|xslt?|xsd|xbl|rng|rdf|owl|rss|atom|mathml|mml|wsdl|svgz|[cm]?js|ecma|php)$/i;

/**
 * Why a file of the content folder must not be published as it is, and what its author can do instead; `undefined` for a safe file. An active file
 * runs on the site's origin: outside its policy, and with access to all that it stores in a visitor's browser, such as the editor's account.
 */
export function refusalOf(path: string): string | undefined {
  if (!ACTIVE.test(posix.extname(path))) return undefined;
  return 'would run as part of this site: if you trust it as much, put it in static/ and link to its URL; otherwise put it in a .zip, or show its text in a code block';
}
