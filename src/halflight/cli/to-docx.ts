import type { ExternalHyperlink, IRunOptions, Paragraph, TextRun } from 'docx';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { loadLibrary } from '../paths';

/** What a DOCX says about itself, and the URL of the page that it is made from, to which links are relative. */
interface Said {
  title: string;
  author: string;
  /** A language tag. */
  language: string;
  url: string;
}

type Library = typeof import('docx');
type Node = Root | RootContent;
type Style = Pick<IRunOptions, 'bold' | 'italics'>;

/** The sizes of paper in twentieths of a point, as the format has them: 210 by 297 mm, and 8.5 by 11 inches. */
const PAPER = { A4: { width: 11906, height: 16838 }, Letter: { width: 12240, height: 15840 } };

const MARGIN = 1080;

/**
 * The page of a CV as a DOCX in one plain layout: headings, paragraphs and bullets in the order of the page, with its words, days and links, in fonts
 * that every word processor has. `html` is the finished page. Throws if the package `docx`, which is optional, is not installed, or if the page has
 * no CV.
 */
export async function toDocx(html: string, said: Said): Promise<Buffer> {
  const library = loadLibrary('docx') as Library;
  const root = fromHtml(html);
  const [cv] = findAll(root, 'cv');
  const [sheet] = findAll(root, 'cv-sheet');
  if (!cv || !sheet) throw new Error(`There is no CV on ${said.url}.`);
  const size = PAPER[cv.properties.dataPaper === 'Letter' ? 'Letter' : 'A4'];
  const rightToLeft = root.children.some((node) => node.type === 'element' && node.properties.dir === 'rtl');
  const children = toParagraphs(sheet, { ...said, library, rightToLeft, end: size.width - 2 * MARGIN });
  const { Document, Packer, LevelFormat, AlignmentType } = library;
  const document = new Document({
    title: said.title,
    creator: said.author,
    lastModifiedBy: said.author,
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 20, language: { value: said.language } } },
        title: { run: { font: 'Arial', size: 40, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: { run: { font: 'Arial', size: 24, bold: true }, paragraph: { spacing: { before: 280, after: 80 } } },
        heading2: { run: { font: 'Arial', size: 20, bold: true }, paragraph: { spacing: { before: 140, after: 20 } } },
        hyperlink: { run: { color: '000000' } },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

const BULLETS = 'bullets';

interface Context extends Said {
  library: Library;
  rightToLeft: boolean;
  /** Where lines end. */
  end: number;
}

/** The paragraphs of a part of a CV. What is neither a heading, a line nor a list is looked into. */
function toParagraphs(node: Element, context: Context): Paragraph[] {
  const { library, rightToLeft, end } = context;
  const { HeadingLevel, Paragraph, Tab, TabStopType, TextRun } = library;
  const draw = (options: ConstructorParameters<Library['Paragraph']>[0] & object) =>
    new Paragraph({ ...options, bidirectional: rightToLeft });
  const runs = (part: Element, style: Style = {}) => toRuns(part, context, style);
  const classes = classesOf(node);
  if (node.tagName === 'h1') return [draw({ heading: HeadingLevel.TITLE, children: runs(node) })];
  if (node.tagName === 'h2') return [draw({ heading: HeadingLevel.HEADING_1, keepNext: true, children: runs(node) })];
  if (classes.includes('cv-contact') || classes.includes('cv-words')) {
    const between = classes.includes('cv-contact') ? [new TextRun(' · ')] : [];
    const items = elementsOf(node).map((item) => runs(item));
    return [draw({ children: items.flatMap((item, index) => (index > 0 ? [...between, ...item] : item)) })];
  }
  if (classes.includes('cv-item')) {
    const [line] = findAll(node, 'cv-line');
    const [when] = findAll(node, 'cv-when');
    const [title, ...more] = line ? elementsOf(line) : [];
    return [
      draw({
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        tabStops: [{ type: TabStopType.END, position: end }],
        children: [
          ...(title ? runs(title) : []),
          ...(when ? [new TextRun({ children: [new Tab()] }), ...runs(when, { bold: false })] : []),
        ],
      }),
      ...more.map((part) => draw({ children: runs(part) })),
      ...elementsOf(node)
        .filter((part) => part !== line && part !== when)
        .flatMap((part) => toParagraphs(part, context)),
    ];
  }
  if (node.tagName === 'li') return [draw({ numbering: { reference: BULLETS, level: 0 }, children: runs(node) })];
  const inner = elementsOf(node);
  const isLine = node.tagName === 'p' || inner.every(({ tagName }) => INLINE.has(tagName));
  if (isLine) return toString(node).trim() === '' ? [] : [draw({ children: runs(node) })];
  return inner.flatMap((part) => toParagraphs(part, context));
}

/** Elements that are part of a line. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);

/** The words of an element with their links and emphasis. */
function toRuns(node: Element, context: Context, style: Style): (TextRun | ExternalHyperlink)[] {
  const { library, rightToLeft, url } = context;
  const { ExternalHyperlink, TextRun } = library;
  return node.children.flatMap((part: ElementContent): (TextRun | ExternalHyperlink)[] => {
    if (part.type === 'text') {
      const text = part.value.replace(/\s+/g, ' ');
      return text === '' ? [] : [new TextRun({ ...style, text, ...(rightToLeft && { rightToLeft }) })];
    }
    if (part.type !== 'element' || classesOf(part).includes('visually-hidden')) return [];
    if (part.tagName === 'br') return [new TextRun({ break: 1 })];
    const own = {
      ...style,
      ...(/^(?:b|strong)$/.test(part.tagName) && { bold: true }),
      ...(/^(?:i|em|cite)$/.test(part.tagName) && { italics: true }),
    };
    const { href } = part.properties;
    const inner = toRuns(part, context, own);
    if (part.tagName !== 'a' || typeof href !== 'string') return inner;
    return [new ExternalHyperlink({ link: new URL(href, url).href, children: inner })];
  });
}

function classesOf({ properties }: Element): readonly (string | number)[] {
  const { className } = properties;
  return Array.isArray(className) ? className : [];
}

function elementsOf(node: Node): Element[] {
  const children: readonly RootContent[] = 'children' in node ? node.children : [];
  return children.filter((child) => child.type === 'element');
}

/** The elements with a class, in the order of the document. */
function findAll(node: Node, name: string): Element[] {
  return elementsOf(node).flatMap((child) => [
    ...(classesOf(child).includes(name) ? [child] : []),
    ...findAll(child, name),
  ]);
}
