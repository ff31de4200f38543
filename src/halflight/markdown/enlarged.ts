import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { isEnlarged } from '../ui/components/lightbox/is-enlarged';

/** Links the pictures of figures to their largest files, which `ui/components/lightbox/client.ts` shows. Skips decorative and linked pictures. */
export function enlarged() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'a') return SKIP;
      if (element.tagName !== 'figure') return undefined;
      // The light and dark variants share a link.
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

/** The URL of a picture's largest file, if it is worth enlarging. */
function addressOf(picture: Element): string | undefined {
  const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img');
  if (img?.type !== 'element') return undefined;
  const { src, alt, width, dataWidth = width } = img.properties;
  if (typeof src !== 'string' || !alt) return undefined;
  return isEnlarged(src, dataWidth === undefined ? undefined : Number(dataWidth)) ? src : undefined;
}
