import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toWatchUrl } from './tags/equals';

/**
 * A figure's picture, with the caption as its title, or below it if it has links, which a title cannot have; or its video. `undefined` for several
 * pictures, or neither. `card` is the name of elements that stand for a URL.
 */
export function toFigure(figure: Element, card: string): Element[] | undefined {
  const [picture, ...others] = findAll(figure, 'img');
  const words = toString(figure).trim();
  // A figure without a picture may be a video embed, which holds nothing but its URL.
  if (!picture) return toWatchUrl(words) && /^\S+$/.test(words) ? [h(card, toWatchUrl(words) ?? words)] : undefined;
  if (others.length > 0) return undefined;
  const [caption] = findAll(figure, 'figcaption');
  const title = caption ? toString(caption).replace(/\s+/g, ' ').trim() : '';
  picture.properties.alt ||= title;
  const link = findAll(figure, 'a').find((each) => findAll(each, 'img').length > 0);
  const shown = h('p', [link ? { ...link, children: [picture] } : picture]);
  if (caption && findAll(caption, 'a').some(({ properties: { href } }) => href !== undefined))
    return [shown, h('div', caption.children)];
  if (title) picture.properties.title = title;
  return [shown];
}

/** The elements of a name within another one. */
function findAll(within: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (element) => {
    if (element.tagName === name) found.push(element);
  });
  return found;
}
