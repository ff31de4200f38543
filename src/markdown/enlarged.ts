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
      // One for each theme belong together.
      const pictures = element.children.filter((child) => child.type === 'element' && child.tagName === 'picture');
      const [first] = pictures as Element[];
      const src = first && addressOf(first);
      if (!first || src === undefined) return SKIP;
      const at = element.children.indexOf(first);
      const others = element.children.filter((child) => !pictures.includes(child));
      element.children = others.toSpliced(at, 0, h('a', { className: ['enlarge'], href: src }, pictures));
      return SKIP;
    });
  };
}

/** Where the largest file of a picture lies that is worth enlarging. */
function addressOf(picture: Element): string | undefined {
  const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img');
  if (img?.type !== 'element') return undefined;
  const { src, alt, width } = img.properties;
  if (typeof src !== 'string' || !alt) return undefined;
  return isEnlarged(src, width === undefined ? undefined : Number(width)) ? src : undefined;
}
