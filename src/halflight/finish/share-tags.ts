import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { Pass } from './finish-pages';
import { CARD_HEIGHT, CARD_WIDTH } from '../outputs/share-cards/card';
import type { ShareImage } from '../outputs/share-cards/share-images';

/** The tags that this pass writes, and those of a former build. */
const OURS = /<meta data-gatsby-head="true" (?:property="og:image[:\w]*"|name="twitter:card") content="[^"]*">/g;

/** A pass that names the share image of each page in its head. `images` has them by page path. */
export function createShareTags(images: ReadonlyMap<string, ShareImage>): Pass {
  const toTags = (path: string): string => {
    const image = images.get(path);
    if (!image) return '';
    const properties = {
      'og:image': image.address,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(CARD_WIDTH),
      'og:image:height': String(CARD_HEIGHT),
      'og:image:alt': image.alt,
    };
    // Gatsby removes tags with this attribute when it shows another page.
    const own = { 'data-gatsby-head': 'true' };
    return toHtml([
      ...Object.entries(properties).map(([property, content]) => h('meta', { ...own, property, content })),
      h('meta', { ...own, name: 'twitter:card', content: 'summary_large_image' }),
    ]);
  };
  return {
    run: (html, path) => html.replace(OURS, '').replace('</head>', () => `${toTags(path)}</head>`),
    inputOf: toTags,
  };
}
