import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './find-mistakes';
import { placeOfElement } from './places';
import { groupTabs, readQuotation } from './tabs';

/** Tabs that are the only one where they stand, or have no label. */
export function findTabs(tree: Root): TextProblem[] {
  const found: TextProblem[] = [];
  const report = (element: Element, message: string): void => {
    found.push({ kind: 'bad-tab', severity: 'warning', message, ...placeOfElement(element) });
  };
  visit(tree, (node) => {
    if (node.type !== 'element' && node.type !== 'root') return;
    for (const [tab, ...others] of groupTabs(node.children))
      if (tab && others.length === 0) {
        const next =
          tab.element.tagName === 'pre'
            ? 'a code block with tab="…" and another label'
            : 'a quotation that begins with [!TAB] and another label';
        report(tab.element, `the tab "${tab.label}" is alone, and is shown without tabs: put ${next} right below it`);
      }
    if (node.type !== 'element') return;
    if (readQuotation(node)?.label === '') report(node, '[!TAB] has no label: write it behind, such as [!TAB] macOS');
    const { metastring } = node.properties;
    if (node.tagName === 'code' && /(?:^|\s)tab=(?:"\s*"|'\s*'|(?=\s|$))/.test(String(metastring ?? '')))
      report(node, 'tab has no label: write it between quotation marks, such as tab="npm"');
  });
  return found;
}
