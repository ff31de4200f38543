import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** What an author writes for a picture that is meant for a dark screen. */
const DARK = /^\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*$/;

/**
 * A picture that is another on a dark screen becomes two, one for each theme of the site, for visitors may choose another theme than their system has.
 * `images.ts` has put the picture for the dark screen into `<source>` elements, in every format.
 */
export function themedPictures() {
  return (tree: Root): void => {
    visit(tree, 'element', (picture, index, parent) => {
      if (picture.tagName !== 'picture' || !parent || index === undefined) return undefined;
      const isDark = (child: ElementContent): child is Element =>
        child.type === 'element' && DARK.test(String(child.properties.media));
      const sources = picture.children.filter(isDark);
      const fallback = sources.at(-1);
      const img = picture.children.find((child) => child.type === 'element' && child.tagName === 'img');
      if (!fallback || img?.type !== 'element') return undefined;
      const { srcSet, sizes, width, height } = fallback.properties;
      const files = String(srcSet).trim().split(/,\s+/);
      const dark = h('picture', { className: ['in-dark'] }, [
        ...sources.slice(0, -1).map(({ properties }) => h('source', { ...properties, media: undefined })),
        h('img', {
          ...img.properties,
          // The last of them is the largest.
          src: files.at(-1)?.split(/\s/)[0],
          srcSet: files.length > 1 || /\s/.test(files[0] ?? '') ? srcSet : undefined,
          sizes,
          width,
          height,
          loading: 'lazy',
          fetchPriority: undefined,
        }),
      ]);
      picture.children = picture.children.filter((child) => !isDark(child));
      picture.properties.className = ['in-light'];
      // An eager one would be asked for where it is not shown, too.
      Object.assign(img.properties, { loading: 'lazy', fetchPriority: undefined });
      parent.children.splice(index + 1, 0, dark);
      return index + 2;
    });
  };
}
