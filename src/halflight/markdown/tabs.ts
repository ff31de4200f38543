import type { Element, ElementContent, Root } from 'hast';
import { slug } from 'github-slugger';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { cutTab, readMeta } from './code-meta';
import type { MarkdownContext } from './context';

/** The marker with which a quotation becomes a tab; its label follows, to the end of the line. */
const MARKER = /^\[!tab\][ \t]*/i;

/** A tab as written: a fence with `tab="npm"`, or a quotation that begins with `[!TAB] npm`. */
export interface WrittenTab {
  element: Element;
  /** Where it stands among the children of its parent. */
  index: number;
  label: string;
}

/**
 * Turns tabs that follow each other into one element with a list of their labels and a panel for each. Without scripts and in print, the panels are
 * shown one below the other, each below its label; `features/prose/tabs.ts` makes the list work.
 */
export function tabs({ taken = [] }: Pick<MarkdownContext, 'taken'>) {
  return (tree: Root): void => {
    const ids = new Set(taken);
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') ids.add(id);
    });
    visit(tree, (node) => {
      if (node.type !== 'element' && node.type !== 'root') return;
      // From the last, so that the places of the others stay right.
      for (const group of groupTabs(node.children).reverse()) {
        const [first, last] = [group[0], group.at(-1)];
        if (!first || !last) continue;
        const made = group.length > 1 ? toTabs(group, ids) : toQuotation(first);
        if (made) node.children.splice(first.index, last.index - first.index + 1, made);
      }
    });
  };
}

/**
 * The tabs among the children of an element, in groups of those that follow each other. A label that a group already has begins the next group.
 */
export function groupTabs(children: Root['children']): WrittenTab[][] {
  const groups: WrittenTab[][] = [];
  let open = false;
  for (const [index, node] of children.entries()) {
    if (node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')) continue;
    const label = node.type === 'element' ? labelOf(node) : undefined;
    const group = open ? groups.at(-1) : undefined;
    open = label !== undefined;
    if (label === undefined || node.type !== 'element') continue;
    const tab = { element: node, index, label };
    if (group?.every((other) => other.label !== label)) group.push(tab);
    else groups.push([tab]);
  }
  return groups;
}

/** The label of a tab; `undefined` for any other element, and for a tab without a label. */
function labelOf(element: Element): string | undefined {
  return (element.tagName === 'pre' ? labelOfCode(element) : readQuotation(element)?.label) || undefined;
}

function labelOfCode({ children: [code] }: Element): string | undefined {
  return code?.type === 'element' && code.tagName === 'code' ? readMeta(code.properties.metastring).tab : undefined;
}

/** Reads a quotation that begins with the marker: the label, which may be '', and the rest. */
export function readQuotation(
  quotation: Element,
): { label: string; title: ElementContent[]; content: ElementContent[] } | undefined {
  const paragraph = quotation.children.find((child) => child.type === 'element');
  const [words] = paragraph?.children ?? [];
  if (quotation.tagName !== 'blockquote' || paragraph?.tagName !== 'p') return undefined;
  if (words?.type !== 'text' || !MARKER.test(words.value)) return undefined;
  const title: ElementContent[] = [];
  const rest: ElementContent[] = [];
  const [marked, ...others] = paragraph.children;
  let isOver = false;
  for (const child of [{ ...words, value: words.value.replace(MARKER, '') }, ...(marked ? others : [])]) {
    const end = child.type === 'text' ? child.value.indexOf('\n') : -1;
    if (isOver) rest.push(child);
    else if (child.type === 'element' && child.tagName === 'br') isOver = true;
    else if (child.type === 'text' && end !== -1) {
      title.push({ ...child, value: child.value.slice(0, end) });
      rest.push({ ...child, value: child.value.slice(end + 1) });
      isOver = true;
    } else title.push(child);
  }
  const below = quotation.children.slice(quotation.children.indexOf(paragraph) + 1);
  const hasWords = rest.some((child) => child.type === 'element' || (child.type === 'text' && child.value.trim()));
  return {
    label: toString({ type: 'root', children: title }).replace(/\s+/g, ' ').trim(),
    title,
    content: hasWords ? [{ ...paragraph, children: rest }, ...below] : below,
  };
}

/** A quotation that would be the only tab: a quotation below its label. A single fence has its label as its title (`code.ts`). */
function toQuotation({ element }: WrittenTab): Element | undefined {
  const read = readQuotation(element);
  return read && { ...element, children: [h('p', h('strong', read.title)), ...read.content] };
}

function toTabs(group: readonly WrittenTab[], ids: Set<string>): Element {
  const parts = group.map(({ element, label }, index) => {
    const id = makeId(`tab-${slug(label)}`, ids);
    const read = readQuotation(element);
    const properties = { role: 'tabpanel', id, ariaLabel: label, ...(index === 0 && { dataShown: '' }) };
    // Code can be reached with the keyboard by itself.
    const content = read ? { ...properties, tabIndex: 0 } : properties;
    return {
      tab: h(
        'a',
        {
          className: ['tab'],
          href: `#${id}`,
          role: 'tab',
          ariaControls: id,
          ariaSelected: index === 0 ? 'true' : 'false',
          tabIndex: index === 0 ? 0 : -1,
        },
        label,
      ),
      panel: h('div', { className: ['tab-panel'], ...content }, [
        h('p', { className: ['tab-label'] }, label),
        ...(read?.content ?? [withoutTab(element)]),
      ]),
    };
  });
  return h('div', { className: ['tabs'] }, [
    h(
      'div',
      { className: ['tab-list'], role: 'tablist' },
      parts.map(({ tab }) => tab),
    ),
    ...parts.map(({ panel }) => panel),
  ]);
}

/** The block without its label, which is shown above it. */
function withoutTab(block: Element): Element {
  const [code] = block.children;
  if (code?.type === 'element') code.properties.metastring = cutTab(code.properties.metastring);
  return block;
}

function makeId(base: string, ids: Set<string>): string {
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
