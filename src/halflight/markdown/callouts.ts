import type { Element, ElementContent, Root, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeCallouts from 'rehype-callouts';
import { visit } from 'unist-util-visit';
import type { Words } from '../words/en';
import type { MarkdownContext } from './context';
import { hasClass } from './has-class';

/** Kinds of mathematical statement, and the words that name them. */
const statementKinds = {
  theorem: 'calloutTheorem',
  lemma: 'calloutLemma',
  proposition: 'calloutProposition',
  corollary: 'calloutCorollary',
  definition: 'calloutDefinition',
  example: 'calloutExample',
  remark: 'calloutRemark',
  proof: 'calloutProof',
} as const satisfies Record<string, keyof Words>;

/** Kinds that are not numbered. */
const UNNUMBERED: readonly string[] = ['remark', 'proof'] satisfies (keyof typeof statementKinds)[];

const END_OF_PROOF = '∎';

/** Kinds of Obsidian that GitHub does not have, and the words that name them. */
const vaultKinds = {
  abstract: 'calloutAbstract',
  info: 'calloutInfo',
  todo: 'calloutTodo',
  success: 'calloutSuccess',
  question: 'calloutQuestion',
  failure: 'calloutFailure',
  danger: 'calloutDanger',
  bug: 'calloutBug',
  quote: 'calloutQuote',
} as const satisfies Record<string, keyof Words>;

/** The kinds of callout, GitHub's, the mathematical ones and those of Obsidian, and the words that name them. */
export const calloutKinds = {
  note: 'calloutNote',
  tip: 'calloutTip',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
  ...statementKinds,
  ...vaultKinds,
} as const satisfies Record<string, keyof Words>;

/** Other names that Obsidian has for its kinds. `important` and `caution` are kinds of GitHub's. */
const aliases: Partial<Record<keyof typeof calloutKinds, string[]>> = {
  abstract: ['summary', 'tldr'],
  tip: ['hint'],
  success: ['check', 'done'],
  question: ['help', 'faq'],
  warning: ['attention'],
  failure: ['fail', 'missing'],
  danger: ['error'],
  quote: ['cite'],
};

const aliased: ReadonlySet<string> = new Set(Object.values(aliases).flat());

/** Whether a callout may be of this kind, in any case. */
export function isCalloutKind(name: string): boolean {
  const kind = name.toLowerCase();
  return Object.hasOwn(calloutKinds, kind) || aliased.has(kind);
}

/**
 * Turns quotations that begin with a marker such as `[!NOTE]` into callouts, labelled in the language of the interface. Mathematical statements are
 * numbered through the text: Lemma 1, Theorem 2.
 */
export function callouts({ words }: Pick<MarkdownContext, 'words'>) {
  const kinds = Object.entries(calloutKinds);
  const ownIcons = iconsOfVault();
  const transform = rehypeCallouts.call(undefined as never, {
    theme: 'github',
    callouts: Object.fromEntries(
      kinds.map(([kind, name]) => [kind, { title: isStatement(kind) ? UNTITLED : words[name], ...ownIcons[kind] }]),
    ),
    aliases,
    tags: { nonCollapsibleTitleTagName: 'p', titleIconTagName: 'span', titleTextTagName: 'span' },
    props: { containerProps: (_, kind) => ({ className: ['callout', `callout-${kind}`], role: 'note' }) },
  }) as (tree: Root) => void;
  return (tree: Root): void => {
    visit(tree, 'element', (quotation, index, parent) => {
      if (!parent || index === undefined || !startsLikeCallout(quotation)) return;
      // The library looks for the marker anywhere in the first paragraph, so pass it only quotations that begin with one.
      const alone: Root = { type: 'root', children: [quotation] };
      const ids = idsIn(alone);
      transform(alone);
      keepPlaces(alone, ids);
      parent.children.splice(index, 1, ...(alone.children as ElementContent[]));
    });
    let number = 0;
    visit(tree, 'element', (element) => {
      if (!hasClass(element, 'callout')) return;
      const { tagName, properties, children } = element;
      const kind = Object.keys(statementKinds).find((each) => hasClass(element, `callout-${each}`));
      if (kind !== undefined && isStatement(kind)) {
        const word = words[statementKinds[kind]];
        completeStatement(element, kind, UNNUMBERED.includes(kind) ? word : `${word} ${(number += 1)}`);
      }
      // Our styles select by class. A collapsible callout is a `details`, which may not have the role `note` and has a marker of its own.
      for (const name of ['data-callout', 'data-collapsible']) Reflect.deleteProperty(properties, name);
      if (tagName !== 'details') return;
      delete properties.role;
      const [title] = children;
      if (title?.type === 'element') title.children = title.children.slice(0, 2);
    });
  };
}

let icons: Record<string, { indicator: string }> | undefined;

/** The icons that the library has for Obsidian's kinds. It does not export them, so they are taken from callouts that it makes. */
function iconsOfVault(): Record<string, { indicator: string }> {
  if (icons) return icons;
  const kinds = Object.keys(vaultKinds);
  const samples: Root = { type: 'root', children: kinds.map((kind) => h('blockquote', [h('p', `[!${kind}]`)])) };
  (rehypeCallouts.call(undefined as never, { theme: 'obsidian' }) as (tree: Root) => void)(samples);
  const drawn = samples.children.map((sample) => {
    let icon: Element | undefined;
    visit(sample, 'element', (element) => {
      if (element.tagName === 'svg') icon ??= element;
    });
    return { indicator: icon ? toHtml(icon, { space: 'svg' }) : '' };
  });
  return (icons = Object.fromEntries(kinds.map((kind, index) => [kind, drawn[index] ?? { indicator: '' }])));
}

/** Stands in for the title, which is optional on a statement. */
const UNTITLED = '\uE000';

const isStatement = (kind: string): kind is keyof typeof statementKinds => Object.hasOwn(statementKinds, kind);

/** Replaces the icon of a statement with its name and title, and ends a proof with its sign. */
function completeStatement(element: Element, kind: string, name: string): void {
  const [title, content] = element.children.filter((child) => child.type === 'element');
  const text = title?.children.find((child) => child.type === 'element' && hasClass(child, 'callout-title-text'));
  element.properties.className = ['callout', 'statement', `callout-${kind}`];
  delete element.properties.role;
  if (!title || text?.type !== 'element') return;
  title.children = [text];
  const ids = text.children.filter(
    (child) => child.type === 'element' && child.properties.id !== undefined && toString(child) === '',
  );
  const said = text.children.filter((child) => !ids.includes(child));
  const own = toString({ type: 'root', children: said }).trim() === UNTITLED ? [] : said;
  text.children = [...ids, h('b', name), ...(own.length > 0 ? [t(' ('), ...own, t(')')] : [])];
  if (kind !== 'proof' || !content) return;
  const end = [t(' '), h('span', { className: 'end-of-proof' }, END_OF_PROOF)];
  const last = content.children.findLast((child) => child.type === 'element');
  if (last?.tagName === 'p') last.children.push(...end);
  else content.children.push(h('p', end));
}

const t = (value: string): Text => ({ type: 'text', value });

function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/**
 * The library drops the quotation's properties, and line breaks after the marker. Moves its ids into the title, so that links to them keep working.
 */
function keepPlaces(tree: Root, ids: readonly string[]): void {
  const left = new Set(idsIn(tree));
  const [callout] = tree.children;
  const [title] = callout?.type === 'element' ? callout.children : [];
  if (title?.type !== 'element') return;
  const lost = ids.filter((id) => !left.has(id));
  const text = title.children.at(-1);
  const holder = text?.type === 'element' && title.children.length > 1 ? (title.children[1] as Element) : title;
  holder.children.unshift(...lost.map((id) => h('span', { id })));
}

function startsLikeCallout({ tagName, children }: Element): boolean {
  const paragraph = children.find((child) => child.type === 'element');
  const [words] = paragraph?.children ?? [];
  return tagName === 'blockquote' && words?.type === 'text' && words.value.startsWith('[!');
}
