import { element, escapeHtml as escape } from './write-html';
import { fieldOf, mapOf, textOf, type Value, type Values } from './values';

/**
 * The HTML of a text in one of the two formats of Ghost's editors, Lexical and Mobiledoc, for an export that has no HTML of it. Cards get the classes
 * that Ghost's own HTML has. '' for anything else.
 */
export function ghostTextToHtml({ lexical, mobiledoc }: Values): string {
  try {
    const root = mapOf(JSON.parse(textOf(lexical) || '{}') as Value).root;
    if (root !== undefined) return nodesToHtml(mapOf(root).children);
    return mobiledocToHtml(JSON.parse(textOf(mobiledoc) || '{}') as Mobiledoc);
  } catch {
    return '';
  }
}

const figure = (content: string, caption: string): string =>
  element('figure', content + (caption && element('figcaption', caption)));

const picture = ({ src, alt, title }: Values): string =>
  element('img', '', { src: textOf(src), alt: textOf(alt), title: textOf(title) }).replace('</img>', '');

/** A card by its name and its content, which both formats store alike. Text in a card is HTML. */
function cardToHtml(name: string, card: Values): string {
  const field = (...names: string[]) => textOf(fieldOf(card, ...names));
  const caption = field('caption');
  const url = field('url', 'src');
  switch (name) {
    case 'image':
      return figure(picture(card), caption);
    case 'gallery': {
      const pictures = Array.isArray(card.images) ? card.images.map((each) => picture(mapOf(each))) : [];
      return figure(pictures.join('\n'), caption);
    }
    case 'html':
      return field('html');
    case 'embed':
      return field('html') || element('p', element('a', escape(url), { href: url }));
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'code':
    case 'codeblock': {
      const code = element('code', escape(typeof card.code === 'string' ? card.code : ''), {
        class: field('language') && `language-${field('language')}`,
      });
      return element('pre', code) + (caption && element('p', caption));
    }
    case 'bookmark': {
      const about = mapOf(card.metadata);
      const words = ['title', 'description'].map((key) =>
        element('div', escape(textOf(about[key])), { class: `kg-bookmark-${key}` }),
      );
      const link = element('a', words.join(''), { href: url, class: 'kg-bookmark-container' });
      return element('figure', link, { class: 'kg-bookmark-card' });
    }
    case 'callout':
      return element('div', element('div', field('calloutText'), { class: 'kg-callout-text' }), {
        class: 'kg-callout-card',
      });
    case 'toggle':
      return element('details', element('summary', field('heading')) + field('content'));
    case 'audio':
    case 'video':
      return element('p', escape(field('title'))) + element(name, '', { src: url }) + element('p', caption);
    case 'file':
      return (
        element('p', element('a', escape(field('fileTitle', 'fileName')), { href: url })) +
        element('p', escape(field('fileCaption')))
      );
    case 'button':
      return element('p', element('a', escape(field('buttonText')), { href: field('buttonUrl') }));
    case 'header':
      return element('h2', field('header')) + element('p', field('subheader'));
    default:
      return element('div', '', { class: `kg-${name}-card` });
  }
}

/** The bits of a Lexical text's format, and their elements. */
const FORMATS = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark'].map((name, bit) => ({ name, bit: 2 ** bit }));

const nodesToHtml = (nodes: Value | undefined): string =>
  (Array.isArray(nodes) ? nodes : []).map((node) => nodeToHtml(mapOf(node))).join('');

function nodeToHtml(node: Values): string {
  const type = textOf(node.type).replace(/^extended-/, '');
  const inner = () => nodesToHtml(node.children);
  switch (type) {
    case 'text':
    case 'code-highlight': {
      const text = escape(typeof node.text === 'string' ? node.text : '');
      const bits = Number(node.format) || 0;
      return FORMATS.filter(({ bit }) => (bits & bit) > 0).reduce((html, { name }) => element(name, html), text);
    }
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return element('p', inner());
    case 'heading':
      return element(/^h[1-6]$/.test(textOf(node.tag)) ? textOf(node.tag) : 'h2', inner());
    case 'quote':
    case 'aside':
      return element('blockquote', element('p', inner()));
    case 'list':
      return element(node.listType === 'number' ? 'ol' : 'ul', inner());
    case 'listitem':
      return element('li', inner());
    case 'link':
      return element('a', inner(), { href: textOf(node.url) });
    case 'markdown':
      return markdownToHtml(node);
    default:
      return node.children === undefined ? cardToHtml(type, node) : inner();
  }
}

/** Ghost shows Markdown as HTML, and what is in Markdown is not in HTML: it is kept as text. */
const markdownToHtml = (card: Values): string => element('pre', escape(textOf(card.markdown)), { lang: 'markdown' });

type Marker = [kind: number, opened: number[], closed: number, text: string | number];

interface Mobiledoc {
  atoms?: [name: string, text: string][];
  cards?: [name: string, content: Values][];
  markups?: [name: string, attributes?: string[]][];
  sections?: [kind: number, ...rest: unknown[]][];
}

function mobiledocToHtml({ atoms = [], cards = [], markups = [], sections = [] }: Mobiledoc): string {
  const toHtml = (markers: readonly Marker[]): string => {
    const open: string[] = [];
    return markers
      .map(([kind, opened, closed, content]) => {
        const tags = opened.map((index) => {
          const [name = 'span', [key = '', value = ''] = []] = markups[index] ?? [];
          open.push(name);
          return `<${name}${key && ` ${key}="${escape(value)}"`}>`;
        });
        const [atom = '', said = ''] = kind === 1 ? (atoms[Number(content)] ?? []) : ['', String(content)];
        const text = atom === 'soft-return' ? '<br>' : escape(said);
        return tags.join('') + text + Array.from({ length: closed }, () => `</${open.pop()}>`).join('');
      })
      .join('');
  };
  return sections
    .map(([kind, first, second]) => {
      if (kind === 1) return element(String(first), toHtml(second as Marker[]));
      if (kind === 2) return picture({ src: String(first) });
      if (kind === 3)
        return element(String(first), (second as Marker[][]).map((item) => element('li', toHtml(item))).join(''));
      const [name = '', content = {}] = cards[Number(first)] ?? [];
      return /markdown/.test(name) ? markdownToHtml(content) : cardToHtml(name, content);
    })
    .join('');
}
