import type { Element, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { isWebAddress } from '../fields/formats';
import type { PublishedImage } from '../fields/images';
import { toFilePath } from '../derive/to-file-path';
import { TEXT_IMAGE_SIZES, WIDE_IMAGE_SIZES } from '../limits';
import type { MarkdownContext } from './context';
import { addressesInSrcset } from './srcset';
import { isAlone } from './is-alone';

/** Images beside the text get all sizes and formats, as those of front matter do; images elsewhere stay as they are. A title becomes a caption. */
export function images(context: MarkdownContext) {
  const { pathPrefix, firstImageEager = false } = context;
  return async (tree: Root): Promise<void> => {
    const found: { image: Element; parent: Parents }[] = [];
    visit(tree, 'element', (image, _, parent) => {
      if (image.tagName === 'img' && parent) found.push({ image, parent });
    });
    const ready = await Promise.all(
      found.map(async ({ image, parent }) => ({
        data: await find(String(image.properties.src), context),
        choices: isChoice(parent) ? await findChoices(parent, context) : [],
      })),
    );
    found.forEach(({ image, parent }, index) => {
      const { data, choices } = ready[index] ?? { data: undefined, choices: [] };
      const { src } = image.properties;
      if (data) replaceImage(image, parent, data, choices, firstImageEager && index === 0);
      // A file of the folder `static`, which is published as it is.
      else if (typeof src === 'string' && /^\/(?!\/)/.test(src)) image.properties.src = pathPrefix + src;
      if (!data && isChoice(parent)) parent.children = [...choices, image];
    });
  };
}

async function find(src: string, { folder, toImage }: MarkdownContext): Promise<PublishedImage | undefined> {
  const path = isWebAddress(src) ? src : toFilePath(folder, src)?.path;
  return path === undefined ? undefined : toImage(path);
}

function isChoice(parent: Parents): boolean {
  return parent.type === 'element' && parent.tagName === 'picture';
}

/**
 * The alternatives of a `picture`, for a dark screen or a narrow one, each in every format. Sources that only offer other formats are dropped,
 * because all formats are made anyway.
 */
async function findChoices(picture: Parents, context: MarkdownContext): Promise<Element[]> {
  const written: Element[] = [];
  for (const child of picture.children) if (child.type === 'element' && child.tagName === 'source') written.push(child);
  const choices = written.map(async ({ properties }): Promise<Element[]> => {
    const { media, srcSet } = properties;
    const [address] = addressesInSrcset([srcSet].flat().join(', '));
    if (typeof media !== 'string' || address === undefined) return [];
    const data = await find(address, context);
    if (data) return toSources(data, media);
    if (isWebAddress(address) || address.startsWith('//')) return [h('source', { srcSet: address, media })];
    return address.startsWith('/') ? [h('source', { srcSet: context.pathPrefix + address, media })] : [];
  });
  return (await Promise.all(choices)).flat();
}

function toSources({ images: { fallback, sources = [] }, width, height }: PublishedImage, media: string): Element[] {
  const sizes = TEXT_IMAGE_SIZES;
  return [
    ...sources.map(({ srcSet, type }) => h('source', { srcSet, type, sizes, media, width, height })),
    ...(fallback
      ? [
          h('source', {
            srcSet: fallback.srcSet ?? fallback.src,
            media,
            sizes: fallback.srcSet && sizes,
            width,
            height,
          }),
        ]
      : []),
  ];
}

function replaceImage(image: Element, parent: Parents, data: PublishedImage, choices: Element[], eager: boolean): void {
  const { alt, title, src } = image.properties;
  const width = isAlone(image, parent) ? widthOf(src) : undefined;
  const sizes = width ? WIDE_IMAGE_SIZES : TEXT_IMAGE_SIZES;
  const picture = toPicture(data, typeof alt === 'string' ? alt : '', eager, sizes);
  if (isChoice(parent)) {
    parent.children = [...choices, ...picture.children];
    return;
  }
  if (!isAlone(image, parent)) {
    parent.children.splice(parent.children.indexOf(image), 1, picture);
    return;
  }
  // A paragraph may not contain a figure, so it becomes one itself.
  parent.tagName = 'figure';
  if (width) parent.properties.className = [`figure-${width}`];
  parent.children = typeof title === 'string' ? [picture, h('figcaption', title)] : [picture];
}

/** The width that follows the name of a picture: `wide` is wider than the text, `full` is as wide as the page. */
function widthOf(src: unknown): string | undefined {
  return typeof src === 'string' ? /#(wide|full)$/.exec(src)?.[1] : undefined;
}

function toPicture(
  { images: { fallback, sources = [] }, width, height }: PublishedImage,
  alt: string,
  eager: boolean,
  ownSizes: string,
): Element {
  const img = h('img', {
    src: fallback?.src,
    srcSet: fallback?.srcSet,
    sizes: fallback?.srcSet && ownSizes,
    width,
    height,
    alt,
    loading: eager ? undefined : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
  });
  return h('picture', [...sources.map(({ srcSet, type }) => h('source', { srcSet, type, sizes: ownSizes })), img]);
}
