import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Html, PhrasingContent, RootContent as MarkdownContent } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit, type ActionTuple } from 'unist-util-visit';
import { TEXT_NESTING } from '../halflight/limits';
import { mediaKindOf } from '../halflight/markdown/media-files';
import { addParagraphs } from './add-paragraphs';
import { replaceOutsideCode } from './clean-markdown';
import { footnoteHandlers } from './footnotes';
import { flattenCells } from './flatten-cells';
import { hideTag, keepAnchors, showTags, withoutMarks } from './inline-tags';
import { toLanguage, toWatchUrl } from './tags/equals';
import { CARD, LEFT, rewriteElements, type Rewrite } from './rewrite-html';
import { toFigure } from './to-figure';

/** Elements that have no Markdown syntax and stay as inline HTML. */
const KEPT = ['sub', 'sup', 'kbd', 'mark', 'ins', 'u', 'abbr', 'small', 'q', 'cite', 'ruby', 'rt', 'rp'];

type Handle = NonNullable<Options['handlers']>[string];

const hide = (tag: string): PhrasingContent => ({ type: 'text', value: hideTag(tag) });

const keep: Handle = (state, element: Element): PhrasingContent[] => {
  const { title } = element.properties;
  const attributes = typeof title === 'string' ? ` title="${title.replaceAll('"', '&quot;')}"` : '';
  return [
    hide(element.tagName + attributes),
    ...(state.all(element) as PhrasingContent[]),
    hide(`/${element.tagName}`),
  ];
};

const card: Handle = (_, element: Element): Html => ({ type: 'html', value: toString(element).trim() });

const details: Handle = (state, element: Element): MarkdownContent[] => {
  const summary = childNamed(element, 'summary');
  const rest = { ...element, children: element.children.filter((child) => child !== summary) };
  const words = summary ? toString(summary).trim() : 'Details';
  return [
    { type: 'html', value: `<details>\n<summary>${words.replaceAll('<', '&lt;')}</summary>` },
    ...(state.toFlow(state.all(rest)) as MarkdownContent[]),
    { type: 'html', value: '</details>' },
  ];
};

const toMarkdown = unified()
  .use(rehypeRemark, {
    handlers: { ...Object.fromEntries(KEPT.map((name) => [name, keep])), details, [CARD]: card, ...footnoteHandlers },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', fences: true, incrementListMarker: true })
  .freeze();

/**
 * Converts HTML to Markdown, and lists the elements that were left out. With `blankLines`, blank lines separate paragraphs, as in WordPress;
 * `rewrite` converts what only one program writes. Throws if the HTML is nested too deeply.
 */
export function htmlToMarkdown(
  html: string,
  { blankLines = false, rewrite }: { blankLines?: boolean; rewrite?: Rewrite | undefined } = {},
): { markdown: string; leftOut: string[] } {
  const tree = parse(withoutMarks(html));
  if (rewrite) rewriteElements(tree, rewrite);
  // WordPress's block editor writes complete blocks, between comments.
  if (blankLines) addParagraphs(tree, !html.includes('<!-- wp:'));
  const leftOut = prepare(tree);
  const mdast = toMarkdown.runSync(tree);
  // The serialiser escapes plain URLs so that they do not become links. Here they may, and a backslash would become part of them.
  const markdown = replaceOutsideCode(
    toMarkdown.stringify(mdast),
    /\bhttps?\\?:\/\/(?:\\[!-/:-@[-`{-~]|[^\s<>()[\]\\])*/g,
    ([url = '']) => url.replace(/\\([^*[\]()<>`\\])/g, '$1'),
  );
  // So would the mark of a callout.
  const called = replaceOutsideCode(markdown, /^[ \t>]*> \\\[![a-z]+\]/gm, ([mark = '']) => mark.replace('\\', ''));
  return { markdown: showTags(called), leftOut };
}

function parse(html: string): Root {
  try {
    const tree = fromHtml(html, { fragment: true });
    refuseDepth(tree);
    return tree;
  } catch (error) {
    if (error instanceof RangeError) throw new Error(TOO_DEEP, { cause: error });
    throw error;
  }
}

const TOO_DEEP = `its HTML is nested more than ${TEXT_NESTING} levels deep`;

/** Parsers and serialisers recurse: elements nested a thousand levels deep would crash the process. */
function refuseDepth(tree: Root): void {
  let level: (Root | RootContent)[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > TEXT_NESTING) throw new Error(TOO_DEEP);
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}

/** Elements that cannot be written here. */
const LEFT_OUT = new Set(['style', 'noscript', 'template', 'svg', 'math', 'dialog']);

const childNamed = (element: Element, name: string): Element | undefined =>
  element.children.find((child) => child.type === 'element' && child.tagName === name) as Element | undefined;

/** Prepares a tree for conversion to Markdown. Returns the names of elements that were left out. */
function prepare(tree: Root): string[] {
  const leftOut: string[] = [];
  breakLines(tree);
  keepAnchors(tree);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'comment') {
      // Removes editors' comments, except the `more` mark that ends a summary.
      if (/^\s*more\b/.test(node.value)) return undefined;
      // A synced pattern whose content is not in the export.
      if (/^\s*wp:block\s/.test(node.value)) leftOut.push('wp:block');
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    const replace = (...nodes: ElementContent[]): ActionTuple => {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    };
    const { tagName, properties } = node;
    const src = typeof properties.src === 'string' ? properties.src : '';
    if (tagName === LEFT) {
      leftOut.push(String(properties.name));
      return replace();
    }
    if (LEFT_OUT.has(tagName)) {
      leftOut.push(`<${tagName}>`);
      return replace();
    }
    switch (tagName) {
      case 'script': {
        const [, id] = /^(?:https?:)?\/\/gist\.github\.com\/([\w/-]+)\.js/.exec(src) ?? [];
        if (id !== undefined) return replace(h('p', [h('a', { href: `https://gist.github.com/${id}` }, `Gist ${id}`)]));
        leftOut.push('<script>');
        return replace();
      }
      case 'iframe':
      case 'embed': {
        const video = toWatchUrl(src);
        if (video) return replace(h(CARD, video));
        if (!/^(?:https?:)?\/\//.test(src)) return replace();
        leftOut.push(`<${tagName}>`);
        return replace(h('p', [h('a', { href: src }, typeof properties.title === 'string' ? properties.title : src)]));
      }
      case 'p': {
        const words = toString(node).trim();
        const isAlone = /^https?:\S+$/.test(words) && node.children.every(({ type }) => type === 'text');
        const video = isAlone ? toWatchUrl(words) : undefined;
        return video ? replace(h(CARD, video)) : undefined;
      }
      case 'a': {
        const { href } = properties;
        // Without `href`, it is a link target.
        if (href === undefined) node.tagName = 'span';
        const isEmpty = toString(node).trim() === '' && node.children.every(({ type }) => type !== 'element');
        return isEmpty && typeof href === 'string' && href.startsWith('#') ? replace() : undefined;
      }
      case 'table': {
        const caption = childNamed(node, 'caption');
        if (!caption) return undefined;
        node.children = node.children.filter((child) => child !== caption);
        parent.children.splice(index, 0, h('p', caption.children));
        return [SKIP, index];
      }
      case 'figure': {
        const figure = toFigure(node, CARD);
        if (!figure) return undefined;
        parent.children.splice(index, 1, ...figure);
        // The caption below the image is prepared like the rest.
        return [SKIP, index + 1];
      }
      case 'video':
      case 'audio': {
        const named = childNamed(node, 'source')?.properties.src;
        const file = src || (typeof named === 'string' ? named : '');
        const alt = typeof properties.title === 'string' ? properties.title : '';
        return mediaKindOf(file) ? replace(h('p', [h('img', { src: file, alt })])) : undefined;
      }
      case 'pre': {
        const named = [properties, childNamed(node, 'code')?.properties ?? {}]
          .flatMap(({ className, lang, ...data }) => [
            data.dataLang,
            data.dataLanguage,
            lang,
            [className].flat().join(' '),
          ])
          .map(String)
          .map((name) => /^(?:language-|lang-|brush:\s*|lang:)?([\w#+.-]+)/.exec(name)?.[1] ?? '')
          .find((name) => name !== '' && !/^(?:undefined|null|wp-block|enlighterjs|highlight|code)/i.test(name));
        const className = named ? { className: [`language-${toLanguage(named)}`] } : {};
        return replace(h('pre', [h('code', className, toString(node))]));
      }
      default:
        return undefined;
    }
  });
  flattenCells(tree, CARD);
  unwrapOwnPictures(tree);
  return leftOut;
}

/** Turns `<br>` into a newline in elements of which only the text is kept. */
function breakLines(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (!/^(?:pre|figcaption|summary)$/.test(element.tagName)) return undefined;
    visit(element, 'element', ({ tagName }, index, parent) => {
      if (tagName === 'br' && parent && index !== undefined) parent.children[index] = { type: 'text', value: '\n' };
    });
    return SKIP;
  });
}

const UPLOAD = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;

/** Replaces a thumbnail that links to its full-size picture with that picture. */
function unwrapOwnPictures(tree: Root): void {
  visit(tree, 'element', (link, index, parent) => {
    const [child] = link.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
    const { href } = link.properties;
    if (link.tagName !== 'a' || !parent || index === undefined || child?.type !== 'element') return;
    if (child.tagName !== 'img' || link.children.length !== 1 || typeof href !== 'string' || !UPLOAD.test(href)) return;
    const stem = (url: string) =>
      url
        .replace(/[?#].*$/, '')
        .replace(/^https?:/, '')
        .replace(/(?:-\d+x\d+)?\.\w+$/, '');
    if (stem(href) !== stem(String(child.properties.src))) return;
    child.properties.src = href;
    parent.children[index] = child;
  });
}
