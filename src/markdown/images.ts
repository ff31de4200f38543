import { posix } from 'node:path';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { visit } from 'unist-util-visit';
import { TEXT_IMAGE_SIZES } from '../limits';
import type { MarkdownContext } from './context';

/** Images beside the text come in every size and format that the images of front matter do; a title becomes a caption. */
export function images({ folder, firstImageEager = false, toImage }: MarkdownContext) {
  return async (tree: Root): Promise<void> => {
    const found: { image: Element; parent: Parents }[] = [];
    visit(tree, 'element', (image, _, parent) => {
      if (image.tagName === 'img' && parent) found.push({ image, parent });
    });
    const ready = await Promise.all(
      found.map(async ({ image }) =>
        isBeside(image) ? toImage(posix.join(folder, decodeURI(String(image.properties.src)))) : undefined,
      ),
    );
    found.forEach(({ image, parent }, index) => {
      const data = ready[index];
      if (data) replaceImage(image, parent, data, firstImageEager && index === 0);
    });
  };
}

function isBeside({ properties: { src } }: Element): boolean {
  return typeof src === 'string' && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(src);
}

function replaceImage(image: Element, parent: Parents, data: IGatsbyImageData, eager: boolean): void {
  const { alt, title } = image.properties;
  const picture = toPicture(data, typeof alt === 'string' ? alt : '', eager);
  const alone =
    parent.type === 'element' &&
    parent.tagName === 'p' &&
    parent.children.every((child) => child === image || (child.type === 'text' && child.value.trim() === ''));
  if (!alone) {
    parent.children.splice(parent.children.indexOf(image), 1, picture);
    return;
  }
  // A paragraph may not hold a figure: the paragraph itself becomes one.
  parent.tagName = 'figure';
  parent.children = typeof title === 'string' ? [picture, h('figcaption', title)] : [picture];
}

function toPicture(
  { images: { fallback, sources = [] }, width, height }: IGatsbyImageData,
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
