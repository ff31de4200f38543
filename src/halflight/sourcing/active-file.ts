import { posix } from 'node:path';

/**
 * Extensions of files that browsers run or show as a page, or servers run: HTML and XML, of which drawings are cleaned, and scripts. Of the other
 * dialects of XML, such as GPX, browsers show none as a page.
 */
const ACTIVE =
  /^\.(?:[a-z]?html?|xht|mht|xml|xslt?|xsd|xbl|rng|rdf|owl|rss|atom|mathml|mml|wsdl|svgz|[cm]?js|ecma|php)$/i;

/**
 * Why a file of the content folder is not published as it is, and what its author can do; `undefined` for one that is. It would run with the rights
 * of the site: beyond its policy, and with all that it stores in a visitor's browser, such as the editor's account.
 */
export function refusalOf(path: string): string | undefined {
  if (!ACTIVE.test(posix.extname(path))) return undefined;
  return 'would run as part of this site: if you trust it as much, put it in static/ and link to its URL; otherwise put it in a .zip, or show its text in a code block';
}
