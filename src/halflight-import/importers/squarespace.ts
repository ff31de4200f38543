import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { remotePictures } from '../hosts';
import type { Importer } from '../importer';
import { byClass, findIn, leave, propertyOf, type Rewrite } from '../rewrite-html';
import { findExports, wordpress } from './wordpress';

/** Squarespace exports in the format of WordPress, with HTML of its own. */
export const squarespace: Importer = {
  label: 'Squarespace',
  recognise: (source) => (findExports(source).some((file) => /<link>\/[^<]*<\/link>/.test(source.text(file))) ? 11 : 0),
  read: (source) => {
    const { shortLink: _, ...blog } = wordpress.read(source);
    const isShown = ({ kind, body }: (typeof blog.items)[number]) =>
      kind === 'post' || /<(?:img|iframe)\b|>\s*[^\s<]/.test(`>${body}`);
    const blogs = new Set(
      blog.items
        .filter(({ kind }) => kind === 'post')
        .flatMap(({ oldUrls }) => /^\/([^/]+)\/./.exec(oldUrls[0] ?? '')?.[1] ?? []),
    );
    return {
      ...blog,
      ...{ rewrite, blankLines: false, items: blog.items.filter(isShown) },
      skipped: [
        ...blog.skipped,
        ...blog.items
          .filter((item) => !isShown(item))
          .map(({ file }) => ({ file, why: 'it has no text: galleries, stores and lists are not in an export' })),
      ],
      lists: Object.fromEntries(
        [...blogs].flatMap((name) => [
          [`/${name}/`, 'posts'],
          [`/${name}/tag/:name/`, 'tag'],
          [`/${name}/category/:name/`, 'tag'],
        ]),
      ),
      feeds: [],
      toListName: (tag) => encodeURIComponent(tag).replaceAll('%20', '+'),
      remote: [...blog.remote, ...remotePictures(blog.items, /^https?:\/\/(?:[\w-]+\.)*squarespace(?:-cdn)?\.com\//)],
    };
  },
};

/** A picture that is loaded late names its file elsewhere, and is often described by the name of its file. */
function toPicture(picture: Element): ElementContent[] {
  const alt = propertyOf(picture, 'alt');
  return [
    h('img', {
      src: propertyOf(picture, 'src') || propertyOf(picture, 'dataSrc') || propertyOf(picture, 'dataImage'),
      alt: /\.(?:jpe?g|png|gif|webp|heic)$/i.test(alt) ? '' : alt,
    }),
  ];
}

const rules = byClass({
  'newsletter-form-wrapper': leave('the newsletter form'),
  'form-wrapper': leave('a form'),
  'sqs-audio-embed': (element) => [
    h('p', propertyOf(element, 'dataTitle')),
    h('audio', { src: propertyOf(element, 'dataUrl') }),
  ],
  'sqs-video-wrapper': (element) => {
    const [, src] = /\bsrc="([^"]+)"/.exec(propertyOf(element, 'dataHtml')) ?? [];
    return src === undefined ? undefined : [h('iframe', { src: src.replaceAll('&amp;', '&') })];
  },
});

const rewrite: Rewrite = (element) => {
  if (element.tagName === 'img') return toPicture(element);
  // The same picture follows for browsers with scripts.
  const isNoscript = (child: ElementContent): child is Element =>
    child.type === 'element' && child.tagName === 'noscript';
  const isTwice = element.children.some(
    (child) => child.type === 'element' && !isNoscript(child) && findIn(h('div', child), '<img>'),
  );
  element.children = element.children.flatMap((child) =>
    isNoscript(child) ? (isTwice ? [] : child.children) : [child],
  );
  return rules(element);
};
