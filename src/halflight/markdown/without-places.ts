import type { Element, ElementContent, Root, RootContent } from 'hast';
import { levelOf } from './heading-levels';

/** Removes what only one text per page may have: headings become bold lines, and footnotes keep their numbers and words, but not their links. */
export function withoutPlaces() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((child): RootContent[] => (child.type === 'element' ? fit(child) : [child]));
  };
}

function fit(element: Element): ElementContent[] {
  const properties = { ...element.properties };
  delete properties.id;
  delete properties.ariaDescribedBy;
  if (properties.dataFootnoteBackref !== undefined) return [];
  const children = element.children.flatMap((child) => (child.type === 'element' ? fit(child) : [child]));
  if (properties.dataFootnoteRef !== undefined) return children;
  if (levelOf(element) === undefined) {
    delete properties.dataFootnotes;
    return [{ ...element, properties, children }];
  }
  return [
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'element', tagName: 'strong', properties: {}, children: children.flatMap(withoutStrong) }],
    },
  ];
}

/** Bold words in a heading need no markup of their own once the whole line is bold. */
function withoutStrong(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(withoutStrong);
  return node.tagName === 'strong' ? children : [{ ...node, children }];
}
