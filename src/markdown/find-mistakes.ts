import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { allowedElements, attributesFor, findForbidden, toAttribute } from './allowed-html';
import { calloutKinds } from './callouts';
import { diagramOf } from './diagrams';
import { formulaOf, toMathml } from './math';
import { toSvg } from './mermaid';
import { toWrittenTree } from './parse';

/** Something that a text says and that is not shown as its author meant it. */
interface TextMistake {
  kind: 'html-left-out' | 'bad-formula' | 'bad-diagram' | 'unknown-callout';
  /** What was found and what is allowed, in a sentence without its full stop. */
  message: string;
  /** The word that is wrong, and the words that would be right, where there is a choice. */
  found?: string;
  allowed?: readonly string[];
  /** Where it stands in the text, counted from 1. */
  line: number;
  column: number;
}

/** What takes the place of HTML that authors may miss. */
const instead: Readonly<Record<string, string>> = {
  iframe: 'the address of a video alone on its line becomes a card that loads it',
  script: 'scripts have no place in a text',
  style: 'styles belong in custom.css',
  font: 'styles belong in custom.css',
  center: 'styles belong in custom.css',
  svg: 'put the drawing into a file and show it as a picture',
};

/** What other tools call kinds of callout, and which of ours says that. */
const otherCallouts: Readonly<Record<string, string>> = {
  INFO: 'NOTE',
  HINT: 'TIP',
  ATTENTION: 'WARNING',
  DANGER: 'CAUTION',
  ERROR: 'CAUTION',
};

const CALLOUT = /^[ >]*> ?\[!([\w-]+)\]/gm;
const SAFE_LINK = /^(?:https?|mailto|tel|sms):/i;

/** Whether a text might hold such a mistake, found without reading it as Markdown; a no is certain. */
export function mayHaveMistakes(markdown: string, math: boolean): boolean {
  if (math && markdown.includes('$')) return true;
  if (/^[ >]*(?:[-*+] +|\d+[.)] +)?(?:`{3,}|~{3,}) *mermaid\b/m.test(markdown)) return true;
  for (const [, kind = ''] of markdown.matchAll(CALLOUT)) if (!isCallout(kind)) return true;
  for (const [, name = '', rest = ''] of markdown.matchAll(/<\/?([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)/gi)) {
    if (rest.startsWith(':')) continue;
    if (!allowedElements.includes(name.toLowerCase()) || /[^\s/]/.test(rest)) return true;
  }
  for (const [, target = ''] of markdown.matchAll(
    /\]\(\s*<?([a-z][a-z\d+.-]*:[^\s)>]*)|\]:\s*<?([a-z][a-z\d+.-]*:\S*)/gi,
  ))
    if (!SAFE_LINK.test(target)) return true;
  return /<[a-z][a-z\d+.-]*:/i.test(markdown.replace(/<(?:https?|mailto|tel|sms):/gi, ''));
}

/** Every such mistake of a text: HTML that is left out, formulas and diagrams that cannot be drawn, callouts of no known kind. */
export function findMistakes(markdown: string, math: boolean): TextMistake[] {
  const tree = toWrittenTree(markdown, { math });
  return [...findInElements(tree, markdown), ...findCallouts(tree)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

function findInElements(tree: Root, markdown: string): TextMistake[] {
  const found: TextMistake[] = [];
  visit(tree, 'element', (element) => {
    const place = placeOf(element);
    const formula = formulaOf(element);
    const diagram = diagramOf(element);
    const drawn = formula ? toMathml(formula) : diagram ? toSvg(diagram.source) : undefined;
    if (formula && drawn && 'mistake' in drawn)
      found.push({ kind: 'bad-formula', message: `the formula cannot be read: ${drawn.mistake}`, ...place });
    if (diagram && drawn && 'mistake' in drawn) {
      const { mistake, ...choice } = drawn;
      const message = `the diagram cannot be drawn, and is shown as code: ${mistake}`;
      found.push({ kind: 'bad-diagram', message, ...choice, ...place });
    }
    found.push(...findHtml(element, markdown));
    return formula ? SKIP : undefined;
  });
  return found;
}

function findHtml(element: Element, markdown: string): TextMistake[] {
  const { tagName } = element;
  const forbidden = findForbidden(element);
  if (forbidden.element) {
    const better = instead[tagName] ?? 'the guide "What Markdown can say" lists the elements that are';
    const message = `<${tagName}> is not among the HTML that a text may use, and is left out: ${better}`;
    return [
      {
        kind: 'html-left-out',
        message,
        ...placeOf(element),
        ...(!(tagName in instead) && { found: tagName, allowed: allowedElements }),
      },
    ];
  }
  return forbidden.properties.map((property) => {
    const name = toAttribute(property);
    const written = attributesFor(tagName);
    const value = String(element.properties[property]);
    const message = written.includes(name)
      ? `${name}="${value}" is not allowed on <${tagName}>, and is left out`
      : `"${name}" is not allowed on <${tagName}>, and is left out; allowed there: ${written.join(', ')}`;
    return { kind: 'html-left-out', message, ...placeOf(element, name, markdown) };
  });
}

/** Where an element stands; where one of its attributes does, if that can be found. */
function placeOf(
  { position }: Pick<Element, 'position'>,
  attribute?: string,
  markdown = '',
): { line: number; column: number } {
  const { line = 1, column = 1, offset } = position?.start ?? {};
  if (!attribute || offset === undefined) return { line, column };
  const tag = /^<[^]*?>/.exec(markdown.slice(offset))?.[0] ?? '';
  const at = tag.search(new RegExp(`\\s${attribute}\\s*=`, 'i')) + 1;
  const before = tag.slice(0, at).split('\n');
  return before.length === 1
    ? { line, column: column + at }
    : { line: line + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
}

/** Quotations that begin like a callout and are of no known kind. */
function findCallouts(tree: Root): TextMistake[] {
  const kinds = Object.keys(calloutKinds).map((kind) => kind.toUpperCase());
  const found: TextMistake[] = [];
  visit(tree, 'element', (quotation) => {
    if (quotation.tagName !== 'blockquote') return;
    const paragraph = quotation.children.find((child) => child.type === 'element');
    const [words] = paragraph?.children ?? [];
    const kind = words?.type === 'text' ? /^\[!([\w-]+)\]/.exec(words.value)?.[1] : undefined;
    if (kind === undefined || isCallout(kind)) return;
    found.push({
      kind: 'unknown-callout',
      message: `[!${kind}] is no kind of callout, and is shown as a quotation; there are: ${kinds.join(', ')}`,
      found: otherCallouts[kind.toUpperCase()] ?? kind.toUpperCase(),
      allowed: kinds,
      ...placeOf(words as Element),
    });
  });
  return found;
}

function isCallout(kind: string): boolean {
  return Object.hasOwn(calloutKinds, kind.toLowerCase());
}
