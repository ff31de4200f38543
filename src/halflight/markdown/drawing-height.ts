import type { Element, Properties } from 'hast';
import { visit } from 'unist-util-visit';

/** How far text reaches below the line it is centred on, in pixels. */
const HALF_LINE = 8;

type Bottom = (number: (name: string) => number, properties: Properties) => number;

/** The lowest point of each kind of element in a diagram. */
const bottoms: Readonly<Record<string, Bottom>> = {
  rect: (number) => number('y') + number('height'),
  circle: (number) => number('cy') + number('r'),
  ellipse: (number) => number('cy') + number('ry'),
  line: (number) => Math.max(number('y1'), number('y2')),
  text: (number) => number('y') + HALF_LINE,
  polygon: (_, { points }) => lowestOf(points),
  polyline: (_, { points }) => lowestOf(points),
};

/** The height of a drawing without the empty strip the library leaves at the bottom; `undefined` if something in it cannot be measured. */
export function drawingHeight(drawing: Element, margin: number): number | undefined {
  const found: number[] = [];
  visit(drawing, 'element', (element, _, parent) => {
    if (parent?.type === 'element' && parent.tagName === 'marker') return;
    const bottom = Object.hasOwn(bottoms, element.tagName) ? bottoms[element.tagName] : undefined;
    if (bottom) found.push(bottom((name) => Number(element.properties[name] ?? 0), element.properties));
    else if (['path', 'image', 'use'].includes(element.tagName)) found.push(NaN);
  });
  const height = Math.max(...found);
  return Number.isFinite(height) ? Math.ceil(height + margin) : undefined;
}

function lowestOf(points: Properties[string]): number {
  const numbers = [points]
    .flat()
    .join(' ')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return Math.max(0, ...numbers.filter((_, index) => index % 2 === 1));
}
