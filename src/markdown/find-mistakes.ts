import type { Element, Root } from 'hast';
import { SKIP, visit } from './visit';
import { allowedElements, attributesFor, findForbidden, toAttribute } from './allowed-html';
import { calloutKinds } from './callouts';
import { diagramOf } from './diagrams';
import { formulaOf, toMathml } from './math';
import { createDrawer } from './mermaid';
import { placeOfAttribute, placeOfElement } from './places';

/** Something that a text says and that is not shown as its author meant it. */
export interface TextMistake {
  kind: string;
  /** Absent for what is only told; an error is what cannot be published rightly. */
  severity?: 'error';
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
const instead: ReadonlyMap<string, string> = new Map([
  ['iframe', 'the URL of a video on a line of its own becomes a card that loads it'],
  ['script', 'scripts are not allowed in a text'],
  ['style', 'styles belong in custom.css'],
  ['font', 'styles belong in custom.css'],
  ['center', 'styles belong in custom.css'],
  ['svg', 'put the drawing into a file and show it as a picture'],
]);

/** What other tools call kinds of callout, and which of ours says that. */
const otherCallouts: ReadonlyMap<string, string> = new Map([
  ['INFO', 'NOTE'],
  ['HINT', 'TIP'],
  ['ATTENTION', 'WARNING'],
  ['DANGER', 'CAUTION'],
  ['ERROR', 'CAUTION'],
]);

/** Every such mistake of a text: HTML that is left out, formulas and diagrams that cannot be drawn, callouts of no known kind. `tree` is the text as it was written. */
export function findMistakes(tree: Root, markdown: string): TextMistake[] {
  return [...findInElements(tree, markdown), ...findCallouts(tree)];
}

function findInElements(tree: Root, markdown: string): TextMistake[] {
  const found: TextMistake[] = [];
  const draw = createDrawer();
  visit(tree, 'element', (element) => {
    const place = placeOfElement(element);
    const formula = formulaOf(element);
    const diagram = diagramOf(element);
    const drawn = formula ? toMathml(formula) : diagram ? draw(diagram.source) : undefined;
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
    const better = instead.get(tagName) ?? 'the guide "What Markdown can say" lists the elements that are';
    const message = `<${tagName}> is not allowed in a text, and is left out: ${better}`;
    return [
      {
        kind: 'html-left-out',
        message,
        ...placeOfElement(element),
        ...(!instead.has(tagName) && { found: tagName, allowed: allowedElements }),
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
    return { kind: 'html-left-out', message, ...placeOfAttribute(element, property, markdown, true) };
  });
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
      message: `[!${kind}] is not a kind of callout, and is shown as a quotation; there are: ${kinds.join(', ')}`,
      found: otherCallouts.get(kind.toUpperCase()) ?? kind.toUpperCase(),
      allowed: kinds,
      ...placeOfElement(words as Element),
    });
  });
  return found;
}

function isCallout(kind: string): boolean {
  return Object.hasOwn(calloutKinds, kind.toLowerCase());
}
