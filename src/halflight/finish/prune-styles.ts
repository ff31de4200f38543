import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Gatsby inlines the styles of the whole site into every page; `data-href` is the file that has them all. */
const STYLES = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)([^]*?)(<\/style>)/;

/** Pseudo-classes that match only if one of their selectors does. */
const TAKES_SELECTORS = new Set([':is', ':where', ':has']);

/** Elements that browsers set in italics by default, and what else asks for italics: an inline style, the author's stylesheet. */
const ITALIC = /<(?:address|cite|dfn|em|i|var)\b|italic/;

/** A heading with a word that is long enough to be hyphenated: see `hyphenate-limit-chars` in `base.css`. */
const LONG_WORD = /<h([1-6])\b(?:(?!<\/h\1>)[^])*?>[^<]*\p{L}{14}/u;

/** A direction that is right-to-left, or is only determined when the page is shown. */
const RIGHT_TO_LEFT = /\sdir="?(?:rtl|auto)/i;

/** Names by which a stylesheet can select an element. */
const NAME = /[a-z_][\w-]*/gi;

const UNICODE_RANGE = /unicode-range:([^;}]*)/g;

/**
 * Creates a pass that removes from a page the rules that match none of its elements, classes, ids, languages or directions, and the subsets of fonts
 * of which it has no character. React loads the whole stylesheet when it starts (`ui/client/load-react.ts`), before it can change anything. Pages
 * that use the same names share the work.
 */
export function createStylePruner(): (html: string) => string {
  // Pages that Gatsby has just written all have the same stylesheet.
  let sheet = readSheet('');
  return (html) => {
    const found = STYLES.exec(html);
    if (!found) return html;
    const [whole, open = '', css = '', close = ''] = found;
    if (css !== sheet.css) sheet = readSheet(css);
    const [before, after] = [html.slice(0, found.index), html.slice(found.index + whole.length)];
    const others = before + after;
    const content = others.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
    const names = namesIn(content, sheet.names);
    const ranges = rangesIn(content, sheet.ranges);
    const italic = ITALIC.test(others);
    const languages = languagesIn(others);
    const rightToLeft = RIGHT_TO_LEFT.test(others);
    const longWord = LONG_WORD.test(content);
    const having: Having = { names, ranges, italic, languages, rightToLeft, longWord };
    const key = JSON.stringify({ ...having, names: [...names].sort() });
    const kept = sheet.pruned.get(key) ?? prune(css, having);
    sheet.pruned.set(key, kept);
    return before + open + kept + close + after;
  };
}

/** A stylesheet with what it can select by: names, and ranges of characters for which it has a font. */
interface Sheet {
  css: string;
  names: ReadonlySet<string>;
  /** The bounds of each list of ranges, by its text. */
  ranges: ReadonlyMap<string, readonly Bounds[]>;
  /** What is left of it for pages, by what they have. */
  pruned: Map<string, string>;
}

function readSheet(css: string): Sheet {
  const lists = Array.from(css.matchAll(UNICODE_RANGE), ([, list = '']) => list.trim());
  const ranges = new Map(lists.map((list) => [list, list.split(',').map((range) => boundsOf(range.trim()))]));
  return { css, names: new Set(css.match(NAME)), ranges, pruned: new Map() };
}

/** The names of elements, classes and ids in a page (without its styles and scripts) that the stylesheet has too. */
function namesIn(content: string, known: ReadonlySet<string>): Set<string> {
  // Scripts change attributes of these two, and HTML allows their tags to be left out.
  const names = new Set<string>(['html', 'body']);
  for (const [, element = '', attributes = ''] of content.matchAll(/<([a-z][\w-]*)((?:\s[^\s"=>]+(?:="[^"]*")?)*)/g)) {
    if (known.has(element)) names.add(element);
    for (const [, values = ''] of attributes.matchAll(/\s(?:class|id)="([^"]*)"/g)) {
      for (const name of values.split(/\s+/)) if (known.has(name)) names.add(name);
    }
  }
  return names;
}

/** Which of these lists of ranges have a character of a page (without its styles and scripts). Every page has some of Latin-1. */
function rangesIn(html: string, ranges: Sheet['ranges']): string[] {
  const content = html.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  const letters = [...new Set(content.match(/[^\0-\u00ff]+/g)?.join(''))].map((letter) => letter.codePointAt(0) ?? 0);
  const isHit = ([first, last]: Bounds) => first <= 0xff || letters.some((letter) => first <= letter && letter <= last);
  return [...ranges].filter(([, bounds]) => bounds.some(isHit)).map(([list]) => list);
}

/** The languages of a page and of its parts, as tags in lower case. Text that looks like such an attribute does no harm: its rules are kept, too. */
function languagesIn(html: string): string[] {
  return [
    ...new Set(Array.from(html.matchAll(/\slang="([^"]*)"/gi), ([, language = '']) => language.toLowerCase())),
  ].sort();
}

/** The properties of a page that its styles depend on. */
interface Having {
  names: ReadonlySet<string>;
  /** The lists of ranges, as the stylesheet has them, that it has a character of. */
  ranges: readonly string[];
  italic: boolean;
  languages: readonly string[];
  rightToLeft: boolean;
  longWord: boolean;
}

function prune(css: string, having: Having): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (face) => {
    if (!mayUse(face, having)) face.remove();
  });
  root.walkRules((rule) => {
    // The steps of keyframes are parsed as rules too.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '')) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, having));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // If headings may be hyphenated, a browser loads a dictionary before it lays out the first: 4.6 of the 11.5 ms that the layout of a post took.
  if (!having.longWord)
    root.walkDecls('hyphenate-limit-chars', ({ parent }) => parent && removeWithEmptyParents(parent));
  return root.toString();
}

function removeWithEmptyParents(node: ChildNode | Container): void {
  let { parent } = node;
  node.remove();
  while (parent && parent.type !== 'root' && parent.nodes?.length === 0) {
    const above: typeof parent | undefined = parent.parent;
    parent.remove();
    parent = above;
  }
}

/** Whether a page could use a font face: it has one of its characters and, for an italic one, italics. */
function mayUse(face: AtRule, { ranges, italic }: Having): boolean {
  const valueOf = (name: string): string | undefined => {
    let value: string | undefined;
    face.walkDecls(name, (declaration) => {
      value = declaration.value;
    });
    return value;
  };
  if (valueOf('font-style') === 'italic' && !italic) return false;
  const list = valueOf('unicode-range');
  return list === undefined || ranges.includes(list);
}

/** The first and last code point of a range. */
type Bounds = [first: number, last: number];

/** Reads `U+41`, `U+0-FF` or `U+4??`. */
function boundsOf(range: string): Bounds {
  const [first = '', last = first] = range.replace(/^u\+/i, '').split('-');
  return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
}

/**
 * Whether an element with these names could match. Attributes are assumed to match, since a script may add them to a page that has loaded nothing
 * else, and so are pseudo-classes that are not about names, languages or right-to-left.
 */
function mayMatch(selector: string, { names, languages, rightToLeft }: Having): boolean {
  const matches = (node: Node): boolean => {
    if (node.type === 'tag' || node.type === 'class' || node.type === 'id') return names.has(node.value);
    if (node.type !== 'pseudo') return true;
    if (TAKES_SELECTORS.has(node.value)) return node.nodes.some(allMatch);
    const [asked] = node.nodes.map(String);
    if (node.value === ':dir' && asked === 'rtl') return rightToLeft;
    if (node.value === ':lang')
      return node.nodes.some((range) => languages.some((tag) => isWithin(tag, String(range))));
    return true;
  };
  const allMatch = ({ nodes }: Selector): boolean => nodes.every(matches);
  return selectorParser().astSync(selector).nodes.some(allMatch);
}

/** Whether a language is within the range of a `:lang()`: `zh-Hant-TW` is within `zh`. */
function isWithin(tag: string, range: string): boolean {
  return `${tag}-`.startsWith(`${range.trim().toLowerCase()}-`);
}
