import type { Root } from 'hast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import type { MarkdownContext } from './context';

/** After each heading that has an id, a link to itself. */
export function anchors({ words }: MarkdownContext): (tree: Root) => void {
  const plugin = rehypeAutolinkHeadings as unknown as (options: object) => (tree: Root) => void;
  return plugin({
    behavior: 'append',
    properties: { className: ['anchor'], ariaLabel: words.linkToSection },
    content: { type: 'text', value: '#' },
  });
}
