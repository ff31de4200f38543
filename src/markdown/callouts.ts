import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import rehypeCallouts from 'rehype-callouts';
import { visit } from 'unist-util-visit';
import type { Words } from '../ui/words/en';
import type { MarkdownContext } from './context';
import { hasClass } from './has-class';

/** GitHub's kinds of callout, and the words that name them. */
export const calloutKinds = {
  note: 'calloutNote',
  tip: 'calloutTip',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
} as const satisfies Record<string, keyof Words>;

/** Turns quotations that begin with `[!NOTE]` and the like into callouts, named in the interface's words. */
export function callouts({ words }: Pick<MarkdownContext, 'words'>) {
  const kinds = Object.entries(calloutKinds);
  const transform = rehypeCallouts.call(undefined as never, {
    theme: 'github',
    callouts: Object.fromEntries(kinds.map(([kind, name]) => [kind, { title: words[name] }])),
    tags: { nonCollapsibleTitleTagName: 'p', titleIconTagName: 'span', titleTextTagName: 'span' },
    props: { containerProps: (_, kind) => ({ className: ['callout', `callout-${kind}`], role: 'note' }) },
  }) as (tree: Root) => void;
  return (tree: Root): void => {
    visit(tree, 'element', (quotation, index, parent) => {
      if (!parent || index === undefined || !startsLikeCallout(quotation)) return;
      // The library looks for the marker anywhere in the first paragraph, so it is only given quotations that begin with it.
      const alone: Root = { type: 'root', children: [quotation] };
      const ids = idsIn(alone);
      transform(alone);
      keepPlaces(alone, ids);
      parent.children.splice(index, 1, ...(alone.children as ElementContent[]));
    });
    visit(tree, 'element', (element) => {
      if (!hasClass(element, 'callout')) return;
      const { tagName, properties, children } = element;
      // Our styles select by class. A collapsible one is a `details`, which may not have the role `note` and has a marker of its own.
      for (const name of ['data-callout', 'data-collapsible']) Reflect.deleteProperty(properties, name);
      if (tagName !== 'details') return;
      delete properties.role;
      const [title] = children;
      if (title?.type === 'element') title.children = title.children.slice(0, 2);
    });
  };
}

function idsIn(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

/** The library drops the quotation's properties, and line breaks after the marker. Ids, which links may target, move into the title. */
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
