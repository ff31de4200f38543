import type { Element, ElementContent, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toFilePath } from '../to-file-path';
import type { MarkdownContext } from './context';
import { isAlone } from './is-alone';

/** Inlines drawings that use the site's colours (`currentColor`, `var(--accent)`), so that they get these and the site's font. Others stay images. */
export function drawings({ folder, toDrawing }: Pick<MarkdownContext, 'folder' | 'toDrawing'>) {
  return async (tree: Root): Promise<void> => {
    const found: { image: Element; parent: Parents }[] = [];
    visit(tree, 'element', (image, _, parent) => {
      if (image.tagName === 'img' && parent && /\.svg(?:#\w+)?$/i.test(String(image.properties.src)))
        found.push({ image, parent });
    });
    const texts = await Promise.all(
      found.map(async ({ image }) => {
        const path = toFilePath(folder, String(image.properties.src))?.path;
        return path === undefined ? undefined : toDrawing?.(path);
      }),
    );
    found.forEach(({ image, parent }, index) => {
      const { alt, src, title } = image.properties;
      const drawing = toInlineDrawing(texts[index] ?? '', typeof alt === 'string' ? alt : '', `drawing-${index + 1}-`);
      // A picture with a dark variant brings its own colours.
      if (!drawing || (parent.type === 'element' && parent.tagName === 'picture')) return;
      keepOwn(drawing, image);
      if (!isAlone(image, parent)) {
        parent.children.splice(parent.children.indexOf(image), 1, drawing);
        return;
      }
      const [, width] = /#(wide|full)$/.exec(String(src)) ?? [];
      parent.tagName = 'figure';
      if (width) parent.properties.className = [`figure-${width}`];
      parent.children = typeof title === 'string' ? [drawing, h('figcaption', title)] : [drawing];
    });
  };
}

/** Keeps the attributes the author gave the picture. `data-width` marks a drawing with a written width, as in `images.ts`. */
function keepOwn(drawing: Element, { properties: { id, lang, dir, className, width } }: Element): void {
  const { properties } = drawing;
  if (id !== undefined) properties.id = id;
  if (lang !== undefined) properties.lang = lang;
  if (dir !== undefined) properties.dir = dir;
  properties.className = ['drawing', className ?? []].flat();
  if (Number(width) > 0) Object.assign(properties, { width, dataWidth: width });
}

/** The elements an inline drawing may contain. A drawing with any other stays an image: a `style`, for example, would apply to the whole page. */
const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan textPath defs use symbol clipPath mask pattern marker ' +
    'linearGradient radialGradient stop title desc'
  ).split(' '),
);

/** Attributes that rendering does not need: hooks for scripts and stylesheets, and those of drawing programs. */
const NEEDLESS = /^(?:on|data|class|xml|ariaLabel|role|tabIndex|focusable)/i;

/**
 * A drawing as an element of a page. `svg` must have been cleaned by `sourcing/clean-svg.ts`; `alt` describes it; its ids get `prefix`. Returns
 * `undefined` for a drawing that contains more than shapes and words, refers to anything outside itself, or has no `viewBox`.
 */
export function toInlineDrawing(svg: string, alt: string, prefix: string): Element | undefined {
  const [drawing, ...others] = fromHtml(svg, { fragment: true }).children.filter(({ type }) => type === 'element');
  if (drawing?.type !== 'element' || drawing.tagName !== 'svg' || others.length > 0) return undefined;
  if (typeof drawing.properties.viewBox !== 'string') return undefined;
  const foreign: string[] = [];
  visit(drawing, 'element', (element) => {
    const words = element.children.filter(({ type }) => type === 'text');
    // Browsers parse the content of these two as HTML.
    if (element.tagName === 'title' || element.tagName === 'desc') element.children = words;
    element.children = element.children.filter(({ type }) => type !== 'comment');
    element.properties = Object.fromEntries(
      Object.entries(element.properties)
        .filter(([name]) => !NEEDLESS.test(name))
        .map(([name, value]) => [name, withPrefix(name, value, prefix)]),
    );
    if (!ELEMENTS.has(element.tagName) || Object.entries(element.properties).some(leadsOut))
      foreign.push(element.tagName);
  });
  if (foreign.length > 0) return undefined;
  drawing.properties = {
    ...drawing.properties,
    className: ['drawing'],
    ...(alt ? { role: 'img', ariaLabel: alt } : { ariaHidden: 'true' }),
  };
  drawing.children = drawing.children.filter(isSeen);
  return drawing;
}

/** The drawing's own title would be announced in addition to the author's description. */
function isSeen(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName !== 'title' && child.tagName !== 'desc';
}

function withPrefix<T>(name: string, value: T, prefix: string): T | string {
  if (typeof value !== 'string') return value;
  if (name === 'id') return prefix + value;
  if (/href$/i.test(name)) return value.replace(/^\s*#/, `#${prefix}`);
  return value.replace(/url\(\s*(["']?)#/g, `url($1#${prefix}`);
}

/** Whether an attribute refers to something outside the drawing, or would position it over the page. */
function leadsOut([name, value]: [string, unknown]): boolean {
  const written = String(value);
  if (/href$/i.test(name)) return !written.startsWith('#');
  return (
    /\\|@import|(?:image|image-set|src)\(|url\(\s*(?!["']?#)/i.test(written) ||
    (name === 'style' && /position|z-index/i.test(written))
  );
}
