import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { isVideoAddress, toPlayerAddress } from '../features/embeds/players';
import { fill } from '../words/fill';
import type { Words } from '../words/en';
import { withLowerScheme } from './allowed-html';
import type { MarkdownContext } from './context';
import { isAlone } from './is-alone';

/**
 * Turns a video's URL, alone on its line, into a card that loads the video on demand. The markup is that of `features/embeds/embed.tsx`, and
 * `features/embeds/client.ts` makes it work. Written as a picture, the card has its own label.
 */
export function videoCards({ words }: Pick<MarkdownContext, 'words'>) {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined || !isAlone(element, parent)) return undefined;
      const video = videoOf(element);
      if (!video) return undefined;
      Object.assign(parent, toCard(video.url, video.label ?? words.video, words));
      return SKIP;
    });
  };
}

/** The player URLs of the videos in a text. A video that is not a card loads nothing. */
export function findPlayers(tree: Root): string[] {
  const players: string[] = [];
  visit(tree, 'element', (element, _, parent) => {
    const video = parent && isAlone(element, parent) ? videoOf(element) : undefined;
    if (video) players.push(toPlayerAddress(video.url));
  });
  return players;
}

function videoOf(element: Element): { url: string; label?: string } | undefined {
  const { href, src, alt } = element.properties;
  if (element.tagName === 'a' && typeof href === 'string' && isVideoAddress(href))
    return withLowerScheme(toString(element)) === href ? { url: href } : undefined;
  if (element.tagName === 'img' && typeof src === 'string' && isVideoAddress(src))
    return { url: src, ...(typeof alt === 'string' && alt && { label: alt }) };
  return undefined;
}

function toCard(url: string, label: string, words: Words): Element {
  const host = new URL(url).hostname.replace(/^www\./, '');
  // The same markup as `Icon`.
  const play = s('svg', { className: ['icon'], viewBox: '0 0 24 24', ariaHidden: 'true' }, [
    s('path', { d: 'M7 4.5v15l12-7.5z' }),
  ]);
  return h('div', { className: ['embed'] }, [
    h('a', { className: ['embed-link'], href: url }, [
      h('span', { className: ['embed-words'] }, [
        h('span', { className: ['embed-disc'] }, [play]),
        h('span', { className: ['embed-label'] }, label),
        h('span', { className: ['embed-load', 'label'] }, fill(words.loadEmbed, { host })),
        h('span', { className: ['embed-open', 'label'] }, fill(words.openEmbed, { host })),
      ]),
    ]),
    h('iframe', {
      title: label,
      dataSrc: toPlayerAddress(url),
      allow: 'autoplay; fullscreen; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
    }),
  ]);
}
