import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** The `media` that an author gives to a source for dark screens. */
const DARK = /^\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*$/;

/**
 * Splits a picture with a dark variant into two, one for each theme, because a visitor may choose another theme than the system's. `images.ts` has
 * put the dark variant into `<source>` elements, in every format.
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
      // One of the two pictures is always hidden, so a link to either might lead nowhere.
      const { id, ...shared } = img.properties;
      img.properties = shared;
      const { srcSet, sizes, width, height } = fallback.properties;
      const files = String(srcSet).trim().split(/,\s+/);
      const dark = h('picture', { className: ['in-dark'] }, [
        ...sources.slice(0, -1).map(({ properties }) => h('source', { ...properties, media: undefined })),
        h('img', {
          ...shared,
          // The last is the largest.
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
      // An eager image is loaded even where it is hidden.
      Object.assign(img.properties, { loading: 'lazy', fetchPriority: undefined });
      const target = id === undefined ? [] : [h('span', { id })];
      parent.children.splice(index, 1, ...target, picture, dark);
      return index + target.length + 2;
    });
  };
}
