import type { Element, ElementContent, Root } from 'hast';
import type { Nodes, Root as MarkdownRoot } from 'mdast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownContext } from './context';

/** A tag in a text: letters, digits, hyphens, underscores and slashes, of which one is no digit. */
const HASHTAG = /(?<![^\s([{"'«„“‘])#((?=[\p{N}_/-]*[\p{L}\p{M}])[\p{L}\p{M}\p{N}_-]+(?:\/[\p{L}\p{M}\p{N}_-]+)*)/gu;

/** As long as a tag in front matter may be. */
const LONGEST = 40;

function tagsIn(value: string, source: string): { name: string; index: number }[] {
  if (!value.includes('#')) return [];
  return Array.from(value.matchAll(HASHTAG), ({ 1: name = '', index }) => ({ name, index })).filter(
    // With a backslash before it, it is a sign and a word.
    ({ name }) => name.length <= LONGEST && !source.includes(`\\#${name}`),
  );
}

const sourceOf = ({ position }: Pick<Nodes, 'position'>, markdown: string): string =>
  markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** The tags in a text, each once: not those in links, headings and code. */
export function findHashtags(tree: MarkdownRoot, markdown: string): string[] {
  const found = new Set<string>();
  visit(tree, (node) => {
    if (['link', 'linkReference', 'heading'].includes(node.type)) return SKIP;
    if (node.type === 'text') for (const { name } of tagsIn(node.value, sourceOf(node, markdown))) found.add(name);
    return undefined;
  });
  return [...found];
}

/** Elements in which a word after # is no tag. */
const APART: ReadonlySet<string> = new Set(['a', 'code', 'pre', 'kbd', 'samp', 'math', 'svg', 'button']);

/** Makes links of the tags in a text that are tags of its entry. */
export function hashtags({ toTag }: Pick<MarkdownContext, 'toTag'>, markdown: string) {
  return (tree: Root): void => {
    if (!toTag) return;
    visit(tree, 'element', (element: Element) => {
      if (APART.has(element.tagName) || /^h[1-6]$/.test(element.tagName)) return SKIP;
      if (element.children.some((child) => child.type === 'text' && child.value.includes('#')))
        element.children = element.children.flatMap((child) => withLinks(child, toTag, markdown));
      return undefined;
    });
  };
}

function withLinks(
  child: ElementContent,
  toTag: NonNullable<MarkdownContext['toTag']>,
  markdown: string,
): ElementContent[] {
  if (child.type !== 'text') return [child];
  const parts: ElementContent[] = [];
  let done = 0;
  for (const { name, index } of tagsIn(child.value, sourceOf(child, markdown))) {
    const href = toTag(name);
    if (href === undefined) continue;
    if (index > done) parts.push({ type: 'text', value: child.value.slice(done, index) });
    parts.push(h('a', { href, rel: 'tag' }, `#${name}`));
    done = index + name.length + 1;
  }
  if (parts.length === 0) return [child];
  const rest = child.value.slice(done);
  return rest === '' ? parts : [...parts, { type: 'text', value: rest }];
}
