import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { isWebAddress } from '../fields/formats';
import { toFilePath } from '../to-file-path';
import type { MarkdownContext } from './context';
import { isAlone } from './is-alone';
import { mediaKindOf } from './media-files';

/**
 * Turns videos and sounds of the content folder, written as pictures, into native players. Those written as HTML also get published URLs, and
 * controls: without them a sound is invisible, and a video can be neither started nor stopped. `ui/client/play-films.ts` starts a video that should
 * start by itself, unless the visitor has asked for less motion.
 */
export function media(context: MarkdownContext) {
  return async (tree: Root): Promise<void> => {
    const work: Promise<void>[] = [];
    visit(tree, 'element', (element, index, parent) => {
      const { tagName, properties } = element;
      if (['audio', 'video', 'source', 'track'].includes(tagName)) work.push(publish(element, context));
      if (tagName === 'audio' || tagName === 'video') addControls(element);
      const kind = tagName === 'img' ? mediaKindOf(String(properties.src)) : undefined;
      if (!kind || !parent || index === undefined) return;
      work.push(
        toPlayer(element, kind, context).then((player) => {
          const at = parent.children.indexOf(element);
          if (!isAlone(element, parent)) {
            parent.children.splice(at, 1, player);
            return;
          }
          const { title } = properties;
          parent.tagName = 'figure';
          parent.children = typeof title === 'string' ? [player, h('figcaption', title)] : [player];
        }),
      );
    });
    await Promise.all(work);
  };
}

function addControls({ properties }: Element): void {
  const { autoPlay, ...others } = properties;
  for (const name of Object.keys(properties)) Reflect.deleteProperty(properties, name);
  Object.assign(
    properties,
    { preload: 'metadata', ...others, controls: true },
    autoPlay && { dataAutoplay: '', playsInline: true },
  );
}

async function toPlayer(element: Element, kind: 'audio' | 'video', context: MarkdownContext): Promise<Element> {
  const { src, alt } = element.properties;
  const written = String(src);
  const address = (await locate(written, context)) ?? written;
  const label = typeof alt === 'string' && alt !== '' ? alt : undefined;
  const captions = kind === 'video' ? await captionsOf(written, context) : undefined;
  const children: ElementContent[] = [
    ...(captions
      ? [h('track', { kind: 'captions', src: captions, label: context.words.captions, default: true })]
      : []),
    h('a', { href: address }, label ?? written),
  ];
  return h(
    kind,
    { src: address, controls: true, preload: 'metadata', playsInline: kind === 'video', ariaLabel: label },
    children,
  );
}

/** The captions of a video are in a file beside it with the same name: `film.vtt` beside `film.mp4`. */
async function captionsOf(src: string, context: MarkdownContext): Promise<string | undefined> {
  const path = toFilePath(context.folder, src)?.path;
  return path === undefined ? undefined : context.toFile(path.replace(/\.\w+$/, '.vtt'));
}

async function publish({ properties }: Element, context: MarkdownContext): Promise<void> {
  for (const name of ['src', 'poster'] as const) {
    const written = properties[name];
    if (typeof written === 'string') properties[name] = (await locate(written, context)) ?? written;
  }
}

/** The URL of a file that a text refers to; `undefined` if it is on another site or does not exist. */
async function locate(src: string, { folder, pathPrefix, toFile }: MarkdownContext): Promise<string | undefined> {
  if (isWebAddress(src) || src.startsWith('//')) return undefined;
  if (src.startsWith('/')) return pathPrefix + src;
  const named = toFilePath(folder, src);
  const address = named && (await toFile(named.path));
  return address && address + named.rest;
}
