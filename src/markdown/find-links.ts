import GithubSlugger from 'github-slugger';
import type { Html, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A link or a picture in a Markdown text. */
export interface FoundLink {
  type: 'link' | 'image';
  /** Where it leads, as Markdown understands it: escapes and entities are undone. */
  target: string;
  /** What a picture shows, '' when it does not say; `undefined` where that is not the place to say it. */
  alt?: string;
  /** Where its target stands, counted from 1. */
  line: number;
  column: number;
}

/** Every link and picture of a Markdown text, with its place. Takes about 2 ms for a thousand words; `guessTargets` is quicker. */
export function findLinks(markdown: string): FoundLink[] {
  const tree = parser.parse(markdown);
  const targets = new Map<string, string>();
  const pictures = new Set<string>();
  visit(tree, 'definition', ({ identifier, url }) => void targets.set(identifier, url));
  visit(tree, 'imageReference', ({ identifier }) => void pictures.add(identifier));
  const found: FoundLink[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'link') found.push({ type: 'link', target: node.url, ...placeOf(node, node.url, markdown) });
    if (node.type === 'image')
      found.push({ type: 'image', target: node.url, alt: node.alt ?? '', ...placeOf(node, node.url, markdown) });
    if (node.type === 'definition')
      found.push({
        type: pictures.has(node.identifier) ? 'image' : 'link',
        target: node.url,
        ...placeOf(node, node.url, markdown),
      });
    if (node.type === 'html') found.push(...findInHtml(node));
    if (node.type === 'imageReference' && !node.alt)
      found.push({
        type: 'image',
        target: targets.get(node.identifier) ?? '',
        alt: '',
        ...placeOf(node, '![', markdown),
      });
  });
  return found;
}

/** Links and pictures that a text writes as HTML. */
function findInHtml({ value, position }: Html): FoundLink[] {
  const { line = 1, column = 1 } = position?.start ?? {};
  // Comments are blotted out rather than cut out, so that every place stays where it is.
  const html = value.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return Array.from(
    html.matchAll(
      /<(a|img|video|audio|source|track)\b[^>]*?\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>/gi,
    ),
    (match) => {
      const [tag, name = '', double, single, bare] = match;
      const target = double ?? single ?? bare ?? '';
      const before = html.slice(0, match.index + tag.indexOf(target)).split('\n');
      const place = {
        line: line + before.length - 1,
        column: (before.at(-1) ?? '').length + (before.length === 1 ? column : 1),
      };
      if (name.toLowerCase() === 'a') return { type: 'link', target, ...place };
      // An alt that is there and empty says that the picture is only decoration.
      return { type: 'image', target, ...(/^img$/i.test(name) && !/\balt\s*=/i.test(tag) && { alt: '' }), ...place };
    },
  );
}

function placeOf({ position }: Nodes, words: string, markdown: string): { line: number; column: number } {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return { line: 1, column: 1 };
  // The target stands behind the words; one with an escape is not found as it is, and the beginning serves.
  const at = markdown.slice(start.offset, end.offset).lastIndexOf(words);
  const before = markdown.slice(start.offset, start.offset + Math.max(0, at)).split('\n');
  const last = before.at(-1) ?? '';
  return {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + last.length : last.length + 1,
  };
}

/**
 * What might be the targets of links and pictures, found without reading the text as Markdown. None is missing, but some are no targets (in
 * code, say) or cut off, and a target may be given as both: whoever finds one of these wanting asks `findLinks`.
 */
export function guessTargets(markdown: string): Pick<FoundLink, 'type' | 'target'>[] {
  const all = Array.from(
    markdown.matchAll(/\]\(\s*<?([^\s)>]*)|\]:\s*<?([^\s>]+)/g),
    ([, target, defined = '']) => target ?? defined,
  );
  const plain = Array.from(markdown.matchAll(/!\[[^[\]]*\]\(\s*<?([^\s)>]*)/g), ([, target = '']) => target);
  // Where a picture is written in another way, everything that could be one is taken for one.
  const clear = plain.length === (markdown.match(/!\[/g) ?? []).length;
  const pictures = clear
    ? plain
    : all.filter((target) => /^(?:https?:)?\/\/|\.(?!md(?:[?#]|$))[a-z\d]+(?:[?#]|$)/i.test(target));
  const written = Array.from(
    markdown.matchAll(/<(a|img|video|audio|source|track)\b[^>]*?\s(?:href|src)\s*=\s*["']?([^"'\s>]*)/gi),
    (match) => match,
  );
  return [
    ...all.map((target) => ({ type: 'link' as const, target })),
    ...pictures.map((target) => ({ type: 'image' as const, target })),
    ...written.map(([, name = '', target = '']) => ({
      type: name.toLowerCase() === 'a' ? ('link' as const) : ('image' as const),
      target,
    })),
  ];
}

/** Whether a picture of the text might not say what it shows. As with `guessTargets`, a no is certain. */
export function mayLackAlt(markdown: string): boolean {
  return /!\[\s*\]|<img\b(?![^>]*\balt\s*=)/i.test(markdown);
}

/** The ids that the headings of a Markdown text get when it is rendered, as `rehype-slug` makes them. */
export function findHeadingIds(markdown: string): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  visit(parser.parse(markdown), 'heading', (heading) => void ids.add(slugger.slug(toString(heading))));
  return ids;
}

/** What might be those ids, found without reading the text as Markdown; none that is missing here need be missing. */
export function guessHeadingIds(markdown: string): Set<string> {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? undefined : mark;
    const [, written] = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(line) ?? [];
    const words = written && withoutClosing(written);
    if (words && !fence) ids.add(slugger.slug(words));
  }
  return ids;
}

/** The words of a heading without the signs that may close it. An expression would try at each of many signs anew. */
function withoutClosing(words: string): string {
  let end = words.trimEnd().length;
  while (words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}
