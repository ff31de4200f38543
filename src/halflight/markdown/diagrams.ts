import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { fill } from '../words/fill';
import { readMeta } from './code-meta';
import type { MarkdownContext } from './context';
import { drawingHeight } from './drawing-height';
import { hasClass } from './has-class';
import { createDrawer, DIAGRAM_MARGIN } from './mermaid';

/** The diagram in an element; `undefined` if there is none. */
export function diagramOf({
  tagName,
  children: [inner],
}: Element): { source: string; title?: string; file?: string } | undefined {
  if (tagName !== 'pre' || inner?.type !== 'element' || inner.tagName !== 'code') return undefined;
  if (!hasClass(inner, 'language-mermaid')) return undefined;
  const { title, file } = readMeta(inner.properties.metastring);
  return { source: toString(inner), ...(title && { title }), ...(file !== undefined && { file }) };
}

/** Renders Mermaid diagrams at build time, with their source beside them. A diagram that cannot be rendered is shown as code. */
export function diagrams({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    const draw = createDrawer();
    let number = 0;
    visit(tree, 'element', (element, index, parent) => {
      const diagram = diagramOf(element);
      if (!diagram || !parent || index === undefined) return undefined;
      const drawn = draw(diagram.source);
      if ('mistake' in drawn) return SKIP;
      number += 1;
      const { title = drawn.title } = diagram;
      const name = title ? fill(words.labelled, { label: words.diagram, value: title }) : words.diagram;
      parent.children[index] = h('figure', { id: element.properties.id, className: ['diagram'] }, [
        h('div', { className: ['diagram-frame'], role: 'group', ariaLabel: name, tabIndex: 0 }, [
          toDrawing(drawn.svg, name, `diagram-${number}-`),
        ]),
        h('figcaption', [
          ...(title ? [h('p', title)] : []),
          h('details', { className: ['diagram-source'] }, [
            h('summary', words.diagramSource),
            h('pre', { tabIndex: 0 }, [h('code', diagram.source.trimEnd())]),
          ]),
        ]),
      ]);
      return SKIP;
    });
  };
}

/**
 * The SVG alone. Its stylesheet would load a font from another site and apply to the whole page, so it is removed; `diagram.css` replaces it, in the
 * site's colours. Ids get the diagram's prefix, and attributes that only scripts read are removed.
 */
function toDrawing(svg: string, name: string, prefix: string): Element {
  const tree = fromHtml(svg, { fragment: true });
  const drawing = tree.children.find((child): child is Element => child.type === 'element');
  if (!drawing) return h('span');
  visit(drawing, 'element', (element, index, parent) => {
    if (element.tagName === 'style' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    // An XY chart takes its colours from these; other kinds have them in attributes.
    const classes = [element.properties.className]
      .flat()
      .map(String)
      .filter((name) => name.startsWith('xychart-'));
    element.properties = Object.fromEntries(
      Object.entries(element.properties)
        .filter(([property, value]) => !property.startsWith('data') && property !== 'className' && !leadsOut(value))
        .map(([property, value]) => [property, withPrefix(property, value, prefix)]),
    );
    if (classes.length > 0) element.properties.className = classes;
    element.children = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    return undefined;
  });
  const { width, height: given, viewBox } = drawing.properties;
  const height = Math.min(Number(given), drawingHeight(drawing, DIAGRAM_MARGIN) ?? Infinity);
  const box = String(viewBox).replace(/\S+$/, String(height));
  drawing.properties = { width, height, viewBox: box, role: 'img', ariaLabel: name };
  return drawing;
}

/** Whether a value refers to something outside the drawing, as the author's styles for a box can. */
function leadsOut(value: unknown): boolean {
  const written = String(value);
  return /\\|@import|(?:image|image-set|src)\(/i.test(written) || /url\(\s*(?!["']?#)/i.test(written);
}

function withPrefix<T>(property: string, value: T, prefix: string): T | string {
  if (property === 'id') return prefix + String(value);
  if (typeof value !== 'string') return value;
  return value.replace(/url\(#/g, `url(#${prefix}`).replace(/\d+\.\d{2,}/g, (number) => String(round(Number(number))));
}

/** A tenth of a pixel is finer than any screen; more digits only add bytes. */
function round(number: number): number {
  return Math.round(number * 10) / 10;
}
