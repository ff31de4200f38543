import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Gatsby inlines the styles of the whole site into every page; `data-href` is the file that contains them all. */
const STYLES =
  /(<style data-href="[^"]*" data-identity="gatsby-global-css">)([^]*?)(<\/style>)(<link[^>]* class="deferred">)?/;

/** The order of the cascade layers, which precedes those styles in an element of its own. */
const LAYER_ORDER = /<style>(@layer [^<]*;)<\/style>$/;

/** Pseudo-classes that only match if one of their selectors does. */
const TAKES_SELECTORS = new Set([':is', ':where', ':has']);

/** Elements that browsers set in italics by default, and anything else that asks for italics: an inline style, the author's stylesheet. */
const ITALIC = /<(?:address|cite|dfn|em|i|var)\b|italic/;

/** A heading with a word long enough to be hyphenated: see `hyphenate-limit-chars` in `base.css`. */
const LONG_WORD = /<h([1-6])\b(?:(?!<\/h\1>)[^])*?>[^<]*\p{L}{14}/u;

/** A direction that is right-to-left, or only determined when the page is shown. No style depends on that of an empty field. */
const RIGHT_TO_LEFT = /<(?!input|textarea)[^>]*\sdir="?(?:rtl|auto)/i;

/** Names by which a stylesheet can select elements. */
const NAME = /(?:--)?[a-z_][\w-]*/gi;

/** At-rules that define something by a name. */
const MENTIONABLE = /@(?:property|(?:-webkit-)?keyframes) ([\w-]+)/g;

const UNICODE_RANGE = /unicode-range:([^;}]*)/g;

/** Pseudo-classes that match nothing until a visitor points at, presses or focuses an element. */
const ON_USE = new Set([':hover', ':active', ':focus', ':focus-visible', ':focus-within']);

/** Attributes of what only happens after the first paint: a script sets one as the visitor scrolls, the other is of figures that count once seen. */
const AFTER_PAINT = new Set(['data-scrolled', 'data-count']);

/** Elements and classes of dialogs, which are closed at first. The search page shows those of the search at once. */
const IN_DIALOGS = /^(?:dialog|lightbox.*|search-(?!button|page).*)$/;

/** Media for which few visitors need styles. For those, the first paint waits for the deferred stylesheet. */
const RARE_MEDIA = ['print', '(forced-colors:active)', '(prefers-contrast:more)'];

/** The media of the deferred stylesheet until `ui/client/apply-deferred-styles.ts` applies it. Without scripts, it always applies. */
const DEFERRED_MEDIA = [...RARE_MEDIA, '(scripting:none)'].join();

/** At-rules without rules inside. */
const INDIVISIBLE = /^(?:font-face|property|page|(?:-webkit-)?keyframes)$/;

/**
 * Creates a pass that removes from a page the rules that match none of its elements, classes, ids, languages or directions, and the font subsets of
 * which it has no character. React loads the whole stylesheet when it starts (`ui/client/load-react.ts`), before it can change anything. Pages that
 * use the same names share the work.
 *
 * Rules that no page needs for its first paint are deferred: they are in one file for the whole site, which does not delay the paint.
 * @param publish Writes a file of the site.
 * @param basePath The path prefix of the site, if any.
 */
export function createStylePruner(
  publish: (name: string, css: string) => void,
  basePath = '',
): (html: string) => string {
  // Pages that Gatsby has just written all have the same stylesheet.
  let sheet = readSheet('');
  let link = '';
  return (html) => {
    const found = STYLES.exec(html);
    if (!found) return html;
    const [whole, open = '', css = '', close = '', former = ''] = found;
    if (css !== sheet.css) {
      sheet = readSheet(css);
      const name = `deferred-${createHash('sha256').update(sheet.deferred).digest('hex').slice(0, 20)}.css`;
      const address = encodeURI(`${basePath}/${name}`);
      link = sheet.deferred && `<link rel="stylesheet" href="${address}" media="${DEFERRED_MEDIA}" class="deferred">`;
      if (sheet.deferred) publish(name, sheet.deferred);
    }
    const [before, after] = [html.slice(0, found.index), html.slice(found.index + whole.length)];
    const others = before + after;
    const content = others.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
    const names = namesIn(content, sheet.names);
    const ranges = rangesIn(content, sheet.ranges);
    const italic = ITALIC.test(others);
    const languages = languagesIn(others);
    const rightToLeft = RIGHT_TO_LEFT.test(others);
    const longWord = LONG_WORD.test(content);
    // By the look of the site, or the author's styles.
    const mentioned = sheet.mentionable.filter((name) => others.includes(name));
    const having: Having = { names, ranges, italic, languages, rightToLeft, longWord, mentioned };
    const shown = content.replace(/<(dialog|template)\b[^]*?<\/\1>/g, '');
    const hasClosedDialogs = ![...namesIn(shown, sheet.names)].some((name) => IN_DIALOGS.test(name));
    const key = JSON.stringify({ ...having, names: [...names].sort(), hasClosedDialogs });
    const kept = sheet.pruned.get(key) ?? prune(hasClosedDialogs ? sheet.rest : sheet.restWithDialogs, having);
    sheet.pruned.set(key, kept);
    // In one element, because the policy has a hash for each.
    const [element = '', order = ''] = LAYER_ORDER.exec(before) ?? [];
    return before.slice(0, before.length - element.length) + open + order + kept + close + (former || link) + after;
  };
}

/** A stylesheet with what it can select by: names, and the character ranges of its fonts. */
interface Sheet {
  css: string;
  /** The rules that no page needs for its first paint, including those of closed dialogs. */
  deferred: string;
  /** The other rules. */
  rest: string;
  /** The same with the rules of dialogs, for pages that show their parts at once. */
  restWithDialogs: string;
  names: ReadonlySet<string>;
  /** The names of its animations and typed properties. */
  mentionable: readonly string[];
  /** The bounds of each list of ranges, by its text. */
  ranges: ReadonlyMap<string, readonly Bounds[]>;
  /** The pruned stylesheets, by the properties of the pages they are for. */
  pruned: Map<string, string>;
}

function readSheet(css: string): Sheet {
  const lists = Array.from(css.matchAll(UNICODE_RANGE), ([, list = '']) => list.trim());
  const ranges = new Map(lists.map((list) => [list, list.split(',').map((range) => boundsOf(range.trim()))]));
  return {
    css,
    deferred: select(css, { deferred: true, withDialogs: true }),
    rest: select(css, { deferred: false, withDialogs: true }),
    restWithDialogs: select(css, { deferred: false, withDialogs: false }),
    names: new Set(css.match(NAME)),
    mentionable: Array.from(css.matchAll(MENTIONABLE), ([, name = '']) => name),
    ranges,
    pruned: new Map(),
  };
}

/** The names of elements, classes and ids in a page (without its styles and scripts) that are also in the stylesheet. */
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

/** The lists of ranges that have a character of a page (without its styles and scripts). Every page has some of ASCII. */
function rangesIn(html: string, ranges: Sheet['ranges']): string[] {
  const content = html.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  const letters = [...new Set(content.match(/[^\0-\u007f]+/g)?.join(''))].map((letter) => letter.codePointAt(0) ?? 0);
  const isHit = ([first, last]: Bounds) => first <= 0x7f || letters.some((letter) => first <= letter && letter <= last);
  return [...ranges].filter(([, bounds]) => bounds.some(isHit)).map(([list]) => list);
}

/**
 * The languages of a page and its parts, as tags in lower case. Text that looks like such an attribute does no harm, because it only keeps more
 * rules.
 */
function languagesIn(html: string): string[] {
  return [
    ...new Set(Array.from(html.matchAll(/\slang="([^"]*)"/gi), ([, language = '']) => language.toLowerCase())),
  ].sort();
}

/** The properties of a page that its styles depend on. */
interface Having {
  names: ReadonlySet<string>;
  /** The lists of ranges, as written in the stylesheet, that have a character of the page. */
  ranges: readonly string[];
  italic: boolean;
  languages: readonly string[];
  rightToLeft: boolean;
  longWord: boolean;
  /** The animations and typed properties that are mentioned outside the stylesheet. */
  mentioned: readonly string[];
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
  // If headings may be hyphenated, a browser loads a dictionary before it lays out the first, which takes a large part of the layout time.
  if (!having.longWord)
    root.walkDecls('hyphenate-limit-chars', ({ parent }) => parent && removeWithEmptyParents(parent));
  removeUnmentioned(root, having.mentioned);
  return root.toString();
}

/** The part of a stylesheet that is deferred, or the rest. `withDialogs` says whether the rules of dialogs are deferred. */
function select(css: string, { deferred, withDialogs }: { deferred: boolean; withDialogs: boolean }): string {
  const root = postcss.parse(css);
  // Some of a rule's selectors may be deferred.
  root.walkRules((rule) => {
    const [now, later] = [false, true].map((wanted) =>
      rule.selectors.filter((selector) => isSelectorDeferred(selector, withDialogs) === wanted),
    ) as [string[], string[]];
    if (now.length === 0 || later.length === 0) return;
    rule.cloneAfter({ selectors: later });
    rule.selectors = now;
  });
  const visit = (parent: Container, within: boolean): void => {
    parent.each((node) => {
      const isWithin = within || isDeferred(node, withDialogs);
      if ('nodes' in node && node.nodes && !(node.type === 'atrule' && INDIVISIBLE.test(node.name))) {
        visit(node, isWithin);
        if (node.nodes.length === 0) node.remove();
      } else if (isWithin !== deferred && !isMentionable(node)) node.remove();
    });
  };
  visit(root, false);
  if (deferred) removeUnmentioned(root);
  return root.toString();
}

/** Whether a node does nothing by itself, but defines something that rules mention by its name. */
function isMentionable(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && /^(?:property|(?:-webkit-)?keyframes)$/.test(node.name);
}

/** Removes the animations and typed properties that no rule mentions, except those named. */
function removeUnmentioned(root: Root, names: readonly string[] = []): void {
  const mentioned = new Set(names);
  root.walkDecls(({ value }) => {
    for (const name of value.match(NAME) ?? []) mentioned.add(name);
  });
  root.walkAtRules((node) => {
    if (isMentionable(node) && !mentioned.has(node.params)) removeWithEmptyParents(node);
  });
}

function isDeferred(node: ChildNode, withDialogs: boolean): boolean {
  if (node.type === 'rule') return node.selectors.every((selector) => isSelectorDeferred(selector, withDialogs));
  return node.type === 'atrule' && node.name === 'media' && RARE_MEDIA.includes(node.params.replaceAll(': ', ':'));
}

/** Whether a selector matches nothing until a visitor uses the page or, with `withDialogs`, only parts of dialogs. */
function isSelectorDeferred(selector: string, withDialogs: boolean): boolean {
  const waits = (node: Node): boolean => {
    if (node.type === 'tag' || node.type === 'class') return withDialogs && IN_DIALOGS.test(node.value);
    if (node.type === 'attribute') return AFTER_PAINT.has(node.attribute);
    if (node.type !== 'pseudo') return false;
    // A transition that does not lead to another page, so one that a script starts.
    if (node.value === ':not' && String(node) === ':not(:active-view-transition-type(page))') return true;
    return ON_USE.has(node.value) || (TAKES_SELECTORS.has(node.value) && node.nodes.every(someWaits));
  };
  const someWaits = ({ nodes }: Selector): boolean => nodes.some(waits);
  return selectorParser().astSync(selector).nodes.every(someWaits);
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

/** Whether a page could use a font face: it has one of its characters and, for an italic face, italics. */
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
 * Whether an element with these names could match. Attributes are assumed to match, because a script may add them to a page that has loaded nothing
 * else. So are pseudo-classes that are not about names, languages or right-to-left.
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
