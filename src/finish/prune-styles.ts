import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Gatsby writes the styles of the whole site into every page; `data-href` names the file that holds them all. */
const STYLES = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)([^]*?)(<\/style>)/;

/** Pseudo-classes that match only if one of their selectors does. */
const TAKES_SELECTORS = new Set([':is', ':where', ':has']);

/** What browsers set in italics by themselves, and what asks for them: an inline style, the author's style sheet. */
const ITALIC = /<(?:address|cite|dfn|em|i|var)\b|italic/;

/** A heading with a word that is long enough to be hyphenated: `hyphenate-limit-chars` in `base.css`. */
const LONG_WORD = /<h([1-6])\b(?:(?!<\/h\1>)[^])*?>[^<]*\p{L}{14}/u;

/** What may be read from right to left, or is found out only where it is shown. */
const RIGHT_TO_LEFT = /<[^>]*\sdir="?(?:rtl|auto)/i;

/** Names that a style sheet can select an element by. */
const NAME = /[a-z_][\w-]*/gi;

/**
 * Makes a pass that takes from a page the rules that none of its elements, classes, ids, languages or directions has a use for, and the parts of
 * fonts of which it has no character. React brings the whole style sheet when it starts (`ui/client/load-react.ts`), before it can change anything.
 * Pages that use the same names share the work.
 */
export function createStylePruner(): (html: string) => string {
  // Nearly every page has the same style sheet.
  let sheet = { css: '', names: new Set<string>(), pruned: new Map<string, string>() };
  return (html) => {
    const [, , css] = STYLES.exec(html) ?? [];
    if (css === undefined) return html;
    if (css !== sheet.css) sheet = { css, names: new Set(css.match(NAME)), pruned: new Map() };
    const others = html.replace(STYLES, '');
    const content = others.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
    const names = namesIn(content, sheet.names);
    const letters = lettersIn(content);
    const italic = ITALIC.test(others);
    const languages = languagesIn(others);
    const rightToLeft = RIGHT_TO_LEFT.test(others);
    const longWord = LONG_WORD.test(content);
    const having: Having = { names, letters, italic, languages, rightToLeft, longWord };
    const key = JSON.stringify({ ...having, names: [...names].sort() });
    const kept = sheet.pruned.get(key) ?? prune(css, having);
    sheet.pruned.set(key, kept);
    return html.replace(STYLES, (_, open: string, __, close: string) => open + kept + close);
  };
}

/** The names of elements, classes and ids in a page without its styles and scripts, as far as a style sheet has them. */
function namesIn(content: string, known: ReadonlySet<string>): Set<string> {
  // The two have attributes that scripts change, and may be left out of an HTML text.
  const names = new Set<string>(['html', 'body']);
  for (const [, element = '', attributes = ''] of content.matchAll(/<([a-z][\w-]*)((?:\s[^\s"=>]+(?:="[^"]*")?)*)/g)) {
    if (known.has(element)) names.add(element);
    for (const [, values = ''] of attributes.matchAll(/\s(?:class|id)="([^"]*)"/g)) {
      for (const name of values.split(/\s+/)) if (known.has(name)) names.add(name);
    }
  }
  return names;
}

/** The characters of a page without its styles and scripts beyond Latin-1, as sorted code points: those before it every page has some of. */
function lettersIn(html: string): number[] {
  const content = html.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  const letters = new Set(content.match(/[^\0-\u00ff]/gu));
  return [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
}

/** The languages of a page and of what stands in it, as tags in small letters. */
function languagesIn(html: string): string[] {
  return [
    ...new Set(Array.from(html.matchAll(/<[^>]*\slang="([^"]*)"/gi), ([, language = '']) => language.toLowerCase())),
  ].sort();
}

/** What a page has, as far as its styles ask. */
interface Having {
  names: ReadonlySet<string>;
  /** Code points beyond Latin-1. */
  letters: readonly number[];
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
    // The steps of keyframes are rules too.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '')) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, having));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // Where headings may be hyphenated a browser loads a dictionary before it lays out the first: 4.6 of the 11.5 ms that a post's layout took.
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

/** Whether a page could use a part of a font: it has one of its characters, and italics if it is of those. */
function mayUse(face: AtRule, { letters, italic }: Having): boolean {
  const valueOf = (name: string): string | undefined => {
    let value: string | undefined;
    face.walkDecls(name, (declaration) => {
      value = declaration.value;
    });
    return value;
  };
  if (valueOf('font-style') === 'italic' && !italic) return false;
  const ranges = valueOf('unicode-range');
  return (
    ranges === undefined ||
    ranges.split(',').some((range) => {
      const [first, last] = boundsOf(range.trim());
      return first <= 0xff || letters.some((letter) => first <= letter && letter <= last);
    })
  );
}

/** The first and last code point of `U+41`, `U+0-FF` or `U+4??`. */
function boundsOf(range: string): [first: number, last: number] {
  const [first = '', last = first] = range.replace(/^u\+/i, '').split('-');
  return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)];
}

/**
 * Whether an element with these names could match. Attributes count as there, since a script may add them to a page that has loaded nothing
 * else, and so does whatever a pseudo-class asks that is not about names.
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

/** Whether a language is one that `:lang()` names: `zh-Hant-TW` is within `zh`. */
function isWithin(tag: string, range: string): boolean {
  return `${tag}-`.startsWith(`${range.trim().toLowerCase()}-`);
}
