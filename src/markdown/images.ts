import type { Element, ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { isWebAddress } from '../collections/formats';
import type { PublishedImage } from '../collections/images';
import { toFilePath } from '../derive/to-file-path';
import { TEXT_IMAGE_SIZES } from '../limits';
import type { MarkdownContext } from './context';
import { isAlone } from './is-alone';

/** Images beside the text come in every size and format that those of front matter do, images elsewhere as they are; a title becomes a caption. */
export function images({ folder, pathPrefix, firstImageEager = false, toImage }: MarkdownContext) {
  return async (tree: Root): Promise<void> => {
    const found: { image: Element; parent: Parents }[] = [];
    visit(tree, 'element', (image, _, parent) => {
      if (image.tagName === 'img' && parent) found.push({ image, parent });
    });
    const ready = await Promise.all(
      found.map(async ({ image }) => {
        const src = String(image.properties.src);
        const path = isWebAddress(src) ? src : toFilePath(folder, src)?.path;
        return path === undefined ? undefined : toImage(path);
      }),
    );
    found.forEach(({ image, parent }, index) => {
      const data = ready[index];
      const { src } = image.properties;
      if (data) replaceImage(image, parent, data, firstImageEager && index === 0);
      // A file of the folder `static`, which is published as it is.
      else if (typeof src === 'string' && /^\/(?!\/)/.test(src)) image.properties.src = pathPrefix + src;
    });
  };
}

function replaceImage(image: Element, parent: Parents, data: PublishedImage, eager: boolean): void {
  const { alt, title } = image.properties;
  const picture = toPicture(data, typeof alt === 'string' ? alt : '', eager);
  if (!isAlone(image, parent)) {
    parent.children.splice(parent.children.indexOf(image), 1, picture);
    return;
  }
  // A paragraph may not hold a figure: the paragraph itself becomes one.
  parent.tagName = 'figure';
  parent.children = typeof title === 'string' ? [picture, h('figcaption', title)] : [picture];
}

function toPicture(
  { images: { fallback, sources = [] }, width, height }: PublishedImage,
  alt: string,
  eager: boolean,
): ElementContent {
  const img = h('img', {
    src: fallback?.src,
    srcSet: fallback?.srcSet,
    sizes: fallback?.srcSet && TEXT_IMAGE_SIZES,
    width,
    height,
    alt,
    loading: eager ? undefined : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
  });
  return h('picture', [
    ...sources.map(({ srcSet, type }) => h('source', { srcSet, type, sizes: TEXT_IMAGE_SIZES })),
    img,
  ]);
}
