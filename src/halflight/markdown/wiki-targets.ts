import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { isEntryFile } from '../entry-file';
import { isPicture } from '../fields/picture-files';
import { readPlainName, readWikiTarget, type WikiTarget } from '../wiki-target';
import type { MarkdownContext } from './context';
import { isAlone } from './is-alone';
import { mediaKindOf } from './media-files';
import { nameOfTarget } from './wiki-links';

type Render = (markdown: string, context: MarkdownContext) => Promise<Root>;

/**
 * The two steps for `[[links]]`. The first comes before all others: it gives them the targets of plain links, which the others then resolve, and finds
 * the notes that the text embeds. The second comes after all others, and renders these notes, each by its own folder. Notes that they embed become links,
 * so nothing is embedded in a circle.
 */
export function wikiTargets(context: MarkdownContext, render?: Render): { toPlain: () => Step; embed: () => Step } {
  const embedded: { place: Element; file: string; part: string | undefined }[] = [];
  return {
    toPlain: () => (tree) => {
      const found: { element: Element; target: WikiTarget; parent: Parents }[] = [];
      visit(tree, 'element', (element, _, parent) => {
        const { href, src } = element.properties;
        const address = element.tagName === 'a' ? href : element.tagName === 'img' ? src : undefined;
        const target =
          typeof address === 'string'
            ? (readWikiTarget(address) ?? (context.vault ? readPlainName(address) : undefined))
            : undefined;
        if (target && parent) found.push({ element, target, parent });
      });
      for (const { element, target, parent } of found) {
        const { file, address } = context.findNamed?.(target, context.folder) ?? {};
        if (element.tagName === 'a') setAddress(element, address);
        else if (isPicture(target.name) || mediaKindOf(target.name)) showFile(element, address, target, parent);
        else if (file !== undefined && isEntryFile(file) && render && isAlone(element, parent)) {
          const place = toPlace(parent, target, address);
          embedded.push({ place, file, part: target.part });
        } else replace(element, parent, setAddress(h('a', wordsOf(element, target)), address));
      }
    },
    embed: () => async () => {
      for (const [index, { place, file, part }] of embedded.entries()) {
        const note = context.toEmbedded?.(file, part);
        if (!note || !render) continue;
        const { markdown, ...own } = note;
        const { toEmbedded: _, firstImageEager: __, taken: ___, title: ____, ...rest } = context;
        const tree = await render(markdown, {
          ...rest,
          ...own,
          idPrefix: `${context.idPrefix ?? ''}embedded-${index + 1}-`,
        });
        place.children.unshift(...(tree.children as ElementContent[]));
      }
    },
  };
}

type Step = (tree: Root) => void | Promise<void>;

/** A link without a target is words: whatever it named is not there, or not public. */
function setAddress(link: Element, address: string | undefined): Element {
  if (address === undefined) delete link.properties.href;
  else link.properties.href = address;
  return link;
}

function showFile(element: Element, address: string | undefined, target: WikiTarget, parent: Parents): void {
  if (address === undefined) replace(element, parent, { type: 'text', value: wordsOf(element, target) });
  else element.properties.src = address;
}

function replace(element: Element, parent: Parents, by: Element | Text): void {
  parent.children.splice(parent.children.indexOf(element), 1, by);
}

function wordsOf({ properties: { alt } }: Element, target: WikiTarget): string {
  return typeof alt === 'string' && alt !== '' ? alt : nameOfTarget(target);
}

/** Makes the place of an embedded note out of its paragraph, with a link to where it comes from. */
function toPlace(paragraph: Element, target: WikiTarget, address: string | undefined): Element {
  const [image] = paragraph.children.filter((child) => child.type === 'element');
  const words = image ? wordsOf(image, target) : nameOfTarget(target);
  return Object.assign(paragraph, {
    tagName: 'section',
    properties: { className: ['embedded'] },
    children: [h('p', { className: 'embedded-source' }, setAddress(h('a', words), address))],
  });
}
