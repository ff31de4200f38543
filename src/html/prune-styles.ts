import postcss, { type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Gatsby writes the styles of the whole site into every page; `data-href` names the file that holds them all. */
const STYLES = /(<style data-href="[^"]*" data-identity="gatsby-global-css">)([^]*?)(<\/style>)/;

/** Pseudo-classes that match only if one of their selectors does. */
const TAKES_SELECTORS = new Set([':is', ':where', ':has']);

/** Names that a style sheet can select an element by. */
const NAME = /[a-z_][\w-]*/gi;

/**
 * Makes a pass that takes from a page the rules that none of its elements, classes or ids has a use for. React brings the whole style sheet
 * when it starts (`client/load-react.ts`), before it can change anything. Pages that use the same names share the work.
 */
export function createStylePruner(): (html: string) => string {
  const done = new Map<string, string>();
  return (html) => {
    const [, , css] = STYLES.exec(html) ?? [];
    if (css === undefined) return html;
    const names = namesIn(html, new Set(css.match(NAME)));
    const key = `${[...names].sort().join(' ')}\n${css}`;
    const kept = done.get(key) ?? prune(css, names);
    done.set(key, kept);
    return html.replace(STYLES, (_, open: string, __, close: string) => open + kept + close);
  };
}

/** The names of elements, classes and ids in a page, as far as a style sheet has them. */
function namesIn(html: string, known: ReadonlySet<string>): Set<string> {
  // The two have attributes that scripts change, and may be left out of an HTML text.
  const names = new Set<string>(['html', 'body']);
  const content = html.replace(/<(style|script)\b[^]*?<\/\1>/g, '');
  for (const [, element = '', attributes = ''] of content.matchAll(/<([a-z][\w-]*)((?:\s[^\s"=>]+(?:="[^"]*")?)*)/g)) {
    if (known.has(element)) names.add(element);
    for (const [, values = ''] of attributes.matchAll(/\s(?:class|id)="([^"]*)"/g)) {
      for (const name of values.split(/\s+/)) if (known.has(name)) names.add(name);
    }
  }
  return names;
}

function prune(css: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // The steps of keyframes are rules too.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as { name?: string }).name ?? '')) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}

function removeWithEmptyParents(rule: Rule): void {
  let { parent } = rule;
  rule.remove();
  while (parent && parent.type !== 'root' && parent.nodes.length === 0) {
    const above: typeof parent | undefined = parent.parent as typeof parent | undefined;
    parent.remove();
    parent = above;
  }
}

/**
 * Whether an element with these names could match. Attributes count as there, since a script may add them to a page that has loaded nothing
 * else, and so does whatever a pseudo-class asks that is not about names.
 */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  const matches = (node: Node): boolean => {
    if (node.type === 'tag' || node.type === 'class' || node.type === 'id') return names.has(node.value);
    if (node.type === 'pseudo' && TAKES_SELECTORS.has(node.value)) return node.nodes.some(allMatch);
    return true;
  };
  const allMatch = ({ nodes }: Selector): boolean => nodes.every(matches);
  return selectorParser().astSync(selector).nodes.some(allMatch);
}
