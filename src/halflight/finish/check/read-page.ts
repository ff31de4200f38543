import { START } from '../../problem';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Position } from '../../sourcing/position';
import { addressesInSrcset } from '../../markdown/srcset';
import { addressesInData, addressesInStyle, type Reference, type ReferenceKind } from './reference';

/** What the checks know about a finished page. */
export interface PageFacts {
  references: Reference[];
  /** The ids that links may lead to. */
  ids: Set<string>;
  repeatedIds: { id: string; place: Position }[];
  /** Ids on the page that attributes refer to, such as the `for` of a label. */
  named: { attribute: string; id: string; place: Position }[];
  headings: Position[];
  title: string;
  description: string;
  language: string;
  /** The target to which the page redirects. */
  movesTo: string | undefined;
  /** Problems with the machine-readable data in the page. */
  badData: { message: string; place: Position }[];
}

/** The attributes that hold a URL, by element. */
const addressed = new Map<string, Partial<Record<string, ReferenceKind>>>(
  Object.entries({
    a: { href: 'link' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'form' },
    embed: { src: 'media' },
    form: { action: 'form' },
    iframe: { src: 'media' },
    image: { href: 'picture' },
    img: { src: 'picture', srcset: 'picture' },
    object: { data: 'media' },
    script: { src: 'script' },
    source: { src: 'media', srcset: 'picture' },
    track: { src: 'media' },
    use: { href: 'picture' },
    video: { src: 'media', poster: 'picture' },
  }),
);

/** The kinds of reference of a `<link>`, by its `rel`; any other is a file. */
const related = new Map<string, ReferenceKind>([
  ['canonical', 'canonical address'],
  ['stylesheet', 'style'],
  ['icon', 'picture'],
]);

const shared = new Set(['og:image', 'og:image:url', 'og:image:secure_url', 'og:video', 'og:audio', 'twitter:image']);

/** Attributes whose values are ids on the same page. */
const naming = ['for', 'list', 'popovertarget', 'aria-labelledby', 'aria-describedby'];

/** Parses a finished page into the facts for the checks. */
export type PageReader = (html: string) => PageFacts;

/**
 * Loads a reader that parses a page as a browser does. The parser is imported dynamically as an ES module: converted to CommonJS, as `tsx` does with
 * static imports, it is several times slower.
 */
export async function loadPageReader(): Promise<PageReader> {
  const { parse } = await import('parse5');
  return (html) => {
    const facts: PageFacts = {
      references: [],
      ids: new Set(),
      repeatedIds: [],
      named: [],
      headings: [],
      title: '',
      description: '',
      language: '',
      movesTo: undefined,
      badData: [],
    };
    look(parse(html, { sourceCodeLocationInfo: true }), facts);
    return facts;
  };
}

function look(node: Tree.Node, facts: PageFacts): void {
  if ('tagName' in node) readElement(node, facts);
  if ('content' in node) look(node.content, facts);
  if ('childNodes' in node) for (const child of node.childNodes) look(child, facts);
}

function readElement(element: Tree.Element, facts: PageFacts): void {
  const { tagName, attrs } = element;
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  for (const { name, value } of attrs) {
    if (name === 'id') readId(element, value, facts);
    else if (name === 'style') readStyle(value, placeOf(element, name), facts);
    else if (naming.includes(name)) {
      const place = placeOf(element, name);
      for (const id of value.split(/\s+/).filter(Boolean)) facts.named.push({ attribute: name, id, place });
    } else {
      const kind = tagName === 'link' ? kindOfLink(name, attributes) : kindOfAttribute(tagName, name);
      if (kind) readAddress(element, name, kind, facts, attributes);
    }
  }
  const name = tagName === 'a' ? attributes.get('name') : undefined;
  if (name) facts.ids.add(name);
  if (tagName === 'html') facts.language = attributes.get('lang') ?? '';
  else if (tagName === 'h1') facts.headings.push(placeOf(element));
  else if (tagName === 'title' && element.namespaceURI.endsWith('xhtml')) facts.title ||= textOf(element).trim();
  else if (tagName === 'meta') readMeta(element, attributes, facts);
  else if (tagName === 'script') readData(element, attributes.get('type'), facts);
  else if (tagName === 'style') readStyle(textOf(element), placeOf(element), facts);
}

/** The kind of reference in an attribute; `undefined` if the attribute holds no URL, whatever its name. */
function kindOfAttribute(tagName: string, name: string): ReferenceKind | undefined {
  const attributes = addressed.get(tagName);
  return attributes && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

function readId(element: Tree.Element, id: string, { ids, repeatedIds }: PageFacts): void {
  if (ids.has(id)) repeatedIds.push({ id, place: placeOf(element, 'id') });
  ids.add(id);
}

function readStyle(style: string, place: Position, { references }: PageFacts): void {
  for (const address of addressesInStyle(style)) references.push({ kind: 'style', address, place });
}

function readAddress(
  element: Tree.Element,
  name: string,
  kind: ReferenceKind,
  { references }: PageFacts,
  attributes: ReadonlyMap<string, string>,
): void {
  const value = attributes.get(name) ?? '';
  const place = placeOf(element, name);
  const posts = kind === 'form' && attributes.get('method')?.toLowerCase() === 'post';
  const full = kind === 'canonical address';
  const addresses = name.endsWith('srcset') ? addressesInSrcset(value) : [value.trim()];
  for (const address of addresses)
    references.push({ kind, address, place, ...(posts && { posts }), ...(full && { full }) });
}

function kindOfLink(name: string, attributes: ReadonlyMap<string, string>): ReferenceKind | undefined {
  if (name === 'imagesrcset') return 'picture';
  const relations = attributes.get('rel')?.toLowerCase().split(/\s+/) ?? [];
  // These two name an origin that the page will connect to.
  if (name !== 'href' || relations.some((relation) => /^(?:preconnect|dns-prefetch)$/.test(relation))) return undefined;
  return relations.map((relation) => related.get(relation)).find(Boolean) ?? 'file';
}

function readMeta(element: Tree.Element, attributes: ReadonlyMap<string, string>, facts: PageFacts): void {
  const name = attributes.get('property') ?? attributes.get('name') ?? '';
  const content = attributes.get('content') ?? '';
  const place = placeOf(element, 'content');
  if (name === 'description') facts.description = content.trim();
  else if (name === 'og:url') facts.references.push({ kind: 'canonical address', address: content, place, full: true });
  else if (shared.has(name)) facts.references.push({ kind: 'share image', address: content, place, full: true });
  else if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
    const address = /^\s*\d+\s*[;,]\s*url\s*=\s*["']?([^"']*)/i.exec(content)?.[1];
    if (address === undefined) return;
    facts.movesTo = address;
    facts.references.push({ kind: 'redirect', address, place });
  }
}

/** Reads scripts that contain data: structured data and speculation rules. */
function readData(element: Tree.Element, type: string | undefined, facts: PageFacts): void {
  if (type !== 'application/ld+json' && type !== 'speculationrules') return;
  const place = placeOf(element);
  let data: unknown;
  try {
    data = JSON.parse(textOf(element));
  } catch (error) {
    facts.badData.push({ message: `the ${type} of the page is not valid JSON: ${(error as Error).message}`, place });
    return;
  }
  if (type === 'application/ld+json')
    for (const address of addressesInData(data))
      facts.references.push({ kind: 'structured data', address, place, full: true });
  else for (const address of patternsIn(data)) facts.references.push({ kind: 'rule', address, place });
}

function patternsIn(rules: unknown): string[] {
  if (typeof rules !== 'object' || rules === null) return [];
  return Object.entries(rules).flatMap(([key, value]) =>
    key === 'href_matches' ? [value].flat().filter((one): one is string => typeof one === 'string') : patternsIn(value),
  );
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function placeOf({ sourceCodeLocation: location }: Tree.Element, attribute?: string): Position {
  const found = (attribute && location?.attrs?.[attribute]) || location;
  return found ? { line: found.startLine, column: found.startCol } : START;
}
