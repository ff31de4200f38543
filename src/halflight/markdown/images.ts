import type { Element, Parents, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { isWebAddress } from '../fields/formats';
import type { PublishedImage } from '../fields/images';
import { toFilePath } from '../to-file-path';
import type { Look } from '../features/theme/look';
import { toWideSizes } from '../features/theme/picture-sizes';
import { TEXT_IMAGE_SIZES, TEXT_WIDTH } from '../limits';
import type { MarkdownContext } from './context';
import { addressesInSrcset } from './srcset';
import { isAlone } from './is-alone';

/**
 * Images in the content folder get all sizes and formats, like those of front matter; images elsewhere stay as they are. The author's attributes are
 * kept. The title of an image that becomes a figure becomes its caption.
 */
export function images(context: MarkdownContext) {
  const { pathPrefix, look = 'halflight', firstImageEager = false } = context;
  return async (tree: Root): Promise<void> => {
    const found: { image: Element; parent: Parents }[] = [];
    visit(tree, 'element', (image, _, parent) => {
      if (image.tagName === 'img' && parent) found.push({ image, parent });
    });
    const ready = await Promise.all(
      found.map(async ({ image, parent }) => ({
        data: await find(String(image.properties.src), context),
        choices: isChoice(parent) ? await findChoices(image, parent, context) : [],
      })),
    );
    found.forEach(({ image, parent }, index) => {
      const { data, choices } = ready[index] ?? { data: undefined, choices: [] };
      const { src } = image.properties;
      if (data) replaceImage(image, parent, data, choices, { look, eager: firstImageEager && index === 0 });
      // A file in `static`, which is published unchanged.
      else if (typeof src === 'string' && /^\/(?!\/)/.test(src)) image.properties.src = pathPrefix + src;
      // A picture of another site, which the page may not load.
      else if (context.vault && typeof src === 'string' && isWebAddress(src)) toLink(image, src);
      if (!data && isChoice(parent)) parent.children = [...choices, image];
    });
  };
}

function toLink(image: Element, src: string): void {
  const { alt } = image.properties;
  const words = typeof alt === 'string' && alt !== '' ? alt : src;
  Object.assign(image, { ...h('a', { href: src }, words) });
}

async function find(src: string, { folder, toImage }: MarkdownContext): Promise<PublishedImage | undefined> {
  const path = isWebAddress(src) ? src : toFilePath(folder, src)?.path;
  return path === undefined ? undefined : toImage(path);
}

function isChoice(parent: Parents): boolean {
  return parent.type === 'element' && parent.tagName === 'picture';
}

/**
 * The alternatives in a `picture`, for a dark or a narrow screen, each in every format. Sources that only offer other formats are dropped, because
 * every format is generated anyway.
 */
async function findChoices(image: Element, picture: Parents, context: MarkdownContext): Promise<Element[]> {
  const written: Element[] = [];
  for (const child of picture.children) if (child.type === 'element' && child.tagName === 'source') written.push(child);
  const choices = written.map(async ({ properties }): Promise<Element[]> => {
    const { media, srcSet } = properties;
    const [address] = addressesInSrcset([srcSet].flat().join(', '));
    if (typeof media !== 'string' || address === undefined) return [];
    const data = await find(address, context);
    if (data) return toSources(data, media, image);
    if (isWebAddress(address) || address.startsWith('//')) return [h('source', { srcSet: address, media })];
    return address.startsWith('/') ? [h('source', { srcSet: context.pathPrefix + address, media })] : [];
  });
  return (await Promise.all(choices)).flat();
}

function toSources(data: PublishedImage, media: string, image: Element): Element[] {
  const { fallback, sources = [] } = data.images;
  const { sizes, ...size } = shownSize(image, data);
  return [
    ...sources.map(({ srcSet, type }) => h('source', { srcSet, type, sizes, media, ...size })),
    ...(fallback
      ? [
          h('source', {
            srcSet: fallback.srcSet ?? fallback.src,
            media,
            sizes: fallback.srcSet && sizes,
            ...size,
          }),
        ]
      : []),
  ];
}

function replaceImage(
  image: Element,
  parent: Parents,
  data: PublishedImage,
  choices: Element[],
  { look, eager }: { look: Look; eager: boolean },
): void {
  const { title, src } = image.properties;
  const isFigure = isAlone(image, parent);
  const width = isFigure ? widthOf(src) : undefined;
  if (width) Object.assign(image.properties, { width: undefined, height: undefined });
  const { sizes, ...size } = shownSize(image, data);
  // The title of a figure is its caption.
  const own = { ...ownOf(image, data), ...size, ...(isFigure && { title: undefined }) };
  const picture = toPicture(data, own, eager, width ? toWideSizes(look) : sizes);
  if (isChoice(parent)) {
    parent.children = [...choices, ...picture.children];
    return;
  }
  if (!isFigure) {
    parent.children.splice(parent.children.indexOf(image), 1, picture);
    return;
  }
  // A paragraph may not contain a figure, so it becomes one itself.
  parent.tagName = 'figure';
  if (width) parent.properties.className = [`figure-${width}`];
  parent.children = typeof title === 'string' ? [picture, h('figcaption', title)] : [picture];
}

/** The width keyword after a picture's name: `wide` is wider than the text, `full` as wide as the page. */
function widthOf(src: unknown): string | undefined {
  return typeof src === 'string' ? /#(wide|full)$/.exec(src)?.[1] : undefined;
}

/** The size of a picture with a written width or height, at its own proportions, and the `sizes` to go with it. */
function shownSize({ properties }: Element, { width, height }: PublishedImage) {
  const written = { width: Number(properties.width) || undefined, height: Number(properties.height) || undefined };
  if (width === undefined || height === undefined) return { ...written, sizes: TEXT_IMAGE_SIZES };
  const scale = written.width ? written.width / width : (written.height ?? height) / height;
  const shown = Math.round(width * scale);
  const isNarrow = scale !== 1 && shown < TEXT_WIDTH;
  return {
    width: shown,
    height: Math.round(height * scale),
    sizes: isNarrow ? `(width >= ${shown}px) ${shown}px, 100vw` : TEXT_IMAGE_SIZES,
  };
}

/** Properties that the file and our layout determine, so an author cannot set them. */
const GIVEN = new Set(['src', 'srcSet', 'sizes', 'loading', 'decoding', 'width', 'height']);

/** The author's properties of a picture. On a picture with a written size, `data-width` is the width of its file. */
function ownOf({ properties }: Element, { width }: PublishedImage): Properties {
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !GIVEN.has(name)));
  const isSized = Number(properties.width) > 0 || Number(properties.height) > 0;
  return { ...own, alt: properties.alt ?? '', ...(isSized && { dataWidth: width ?? properties.width }) };
}

function toPicture(
  { images: { fallback, sources = [] } }: PublishedImage,
  own: Properties,
  eager: boolean,
  ownSizes: string,
): Element {
  const img = h('img', {
    ...own,
    src: fallback?.src,
    srcSet: fallback?.srcSet,
    sizes: fallback?.srcSet && ownSizes,
    loading: eager ? undefined : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
  });
  return h('picture', [...sources.map(({ srcSet, type }) => h('source', { srcSet, type, sizes: ownSizes })), img]);
}
