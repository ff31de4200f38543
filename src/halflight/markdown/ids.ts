import type { Element, ElementContent, Properties, Root } from 'hast';
import { slug } from 'github-slugger';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { formulaOf } from './formula';
import { levelOf } from './heading-levels';
import { isNoteReference } from './readable-text';
import { decodeUrl } from '../parse-url';

/** Ids of the page around a text, which a heading may not take: those of its frame, which begin with "_", and Gatsby's. */
const PAGE_IDS = [
  ...['_content', '_menu', '_comments', '_comments-title', '_palette', '___gatsby', '___loader'],
  ...['gatsby-focus-wrapper', 'gatsby-announcer', 'gatsby-script-loader', 'gatsby-chunk-mapping'],
];

/** The id of a heading that has no letters or digits. */
const NAMELESS = 'section';

/** Attributes that refer to the ids of other elements. */
const naming = ['ariaLabelledBy', 'ariaDescribedBy', 'headers'] as const;

/**
 * Gives every heading an id made from its words, as GitHub does, and makes all ids unique: the first element with an id keeps it. Links within the
 * text are updated. `taken` are the ids of the page around the text. `repeated` is a heading that was removed because the page shows it already;
 * links to it lead to the top of the text.
 */
export function giveIds(tree: Root, taken: readonly string[] = [], repeated?: Element): void {
  const ids = new Ids([...PAGE_IDS, ...taken]);
  const renamed = new Map<string, string>();
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  // Footnotes and their references do not work without their ids.
  const isNote = new Set(findNotes(tree).filter(({ properties: { id } }) => typeof id === 'string' && ids.take(id)));
  for (const element of elements) if (!isNote.has(element)) keepOwnId(element, ids, renamed);
  for (const element of elements)
    if (levelOf(element) !== undefined && element.properties.id === undefined) {
      element.properties.id = ids.makeFrom(nameOf(element));
    }
  const top = repeated && nameOf(repeated);
  const leadsToTop = ({ properties: { href } }: Element) => typeof href === 'string' && decodeUrl(href) === `#${top}`;
  if (top !== undefined && elements.some(leadsToTop) && ids.take(top))
    tree.children.unshift({ type: 'element', tagName: 'span', properties: { id: top }, children: [] });
  for (const { properties } of elements) follow(properties, ids, renamed);
}

/** The id that GitHub would make for a heading. */
function nameOf(heading: Element): string {
  const own = toString(withoutNotes(heading));
  const words = own.trim() === '' ? wordsOfPictures(heading) : own;
  return slug(words).replace(/\s+/g, '-').replace(/^-+$/, '') || NAMELESS;
}

function withoutNotes(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    return isNoteReference(child) ? [] : [withoutNotes(child)];
  });
  return { ...element, children };
}

/** The ids of a tree once it is rendered. Ids within code, diagrams and formulas do not count, because only their text is rendered. */
export function idsOf(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'element', (element) => {
    const { id } = element.properties;
    if (typeof id === 'string') found.push(id);
    return element.tagName === 'pre' || formulaOf(element) ? SKIP : undefined;
  });
  return found;
}

class Ids {
  readonly #taken: Set<string>;
  readonly #counts = new Map<string, number>();

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  has(id: string): boolean {
    return this.#taken.has(id);
  }

  /** Takes an id; returns whether it was free. */
  take(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** A free id made from a word, numbered as GitHub does. */
  makeFrom(base: string): string {
    let id = base;
    while (!this.take(id)) {
      const count = (this.#counts.get(base) ?? 0) + 1;
      this.#counts.set(base, count);
      id = `${base}-${count}`;
    }
    return id;
  }
}

/** Footnotes, and the references to them. */
function findNotes(tree: Root): Element[] {
  const notes: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.properties.dataFootnoteRef !== undefined) notes.push(element);
    const [list] = element.properties.dataFootnotes === undefined ? [] : element.children.filter(isList);
    if (list) notes.push(...list.children.filter((child) => child.type === 'element'));
  });
  return notes;
}

const isList = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'ol';

/** Keeps an element's own ids, including the obsolete `name` of a link. */
function keepOwnId(element: Element, ids: Ids, renamed: Map<string, string>): void {
  const { properties } = element;
  const written = [properties.id, element.tagName === 'a' ? properties.name : undefined]
    .filter((id) => typeof id === 'string')
    .filter((id, index, all) => all.indexOf(id) === index);
  delete properties.id;
  if (element.tagName === 'a') delete properties.name;
  for (const id of written) {
    const valid = id.trim().replace(/\s+/g, '-');
    if (valid === '' || /^(?:_|gatsby-)/.test(valid) || !ids.take(valid)) continue;
    if (valid !== id) renamed.set(id, valid);
    // An element can have only one id; any others go on elements inside it.
    if (properties.id === undefined) properties.id = valid;
    else element.children.unshift({ type: 'element', tagName: 'span', properties: { id: valid }, children: [] });
  }
}

function follow(properties: Properties, ids: Ids, renamed: ReadonlyMap<string, string>): void {
  const { href } = properties;
  if (renamed.size > 0 && typeof href === 'string' && href.startsWith('#')) {
    const now = renamed.get(decodeUrl(href.slice(1)));
    if (now !== undefined) properties.href = `#${now}`;
  }
  for (const name of naming) {
    const value = properties[name];
    if (value === undefined) continue;
    const known = [value]
      .flat()
      .flatMap((id) => id.split(/\s+/))
      .filter((id) => ids.has(id));
    if (known.length > 0) properties[name] = known;
    else Reflect.deleteProperty(properties, name);
  }
}

function wordsOfPictures(heading: Element): string {
  const words: string[] = [];
  visit(heading, 'element', ({ properties: { alt } }) => {
    if (typeof alt === 'string') words.push(alt);
  });
  return words.join(' ').trim();
}
