import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { toWatchUrl } from './tags/equals';

/**
 * A figure's image, with the caption as its title, or below it if it contains links, which a title cannot; or its video. `undefined` if there are
 * several images, or neither. `card` is the name of elements that stand for a URL.
 */
export function toFigure(figure: Element, card: string): Element[] | undefined {
  const [picture, ...others] = findAll(figure, 'img');
  const words = toString(figure).trim();
  // A figure without an image may be a video embed that contains only its URL.
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

/** The descendants with a tag name. */
function findAll(within: Element, name: string): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (element) => {
    if (element.tagName === name) found.push(element);
  });
  return found;
}
