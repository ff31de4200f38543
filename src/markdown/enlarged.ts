import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { isEnlarged } from '../derive/is-enlarged';

/** The pictures of figures lead to their largest files; `features/lightbox/client.ts` shows those within the page. Not the decorative ones, and none that lead somewhere already. */
export function enlarged() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') return SKIP;
      if (element.tagName !== 'figure') return undefined;
      element.children = element.children.map((child) =>
        child.type === 'element' && child.tagName === 'picture' ? toLink(child) : child,
      );
      return SKIP;
    });
  };
}

function toLink(picture: Element): Element {
  const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img');
  if (img?.type !== 'element') return picture;
  const { src, alt, width } = img.properties;
  if (typeof src !== 'string' || !alt || !isEnlarged(src, typeof width === 'number' ? width : undefined))
    return picture;
  return h('a', { className: ['enlarge'], href: src }, picture);
}
