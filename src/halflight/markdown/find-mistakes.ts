import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem } from '../problem';
import { allowedElements, attributesFor, findForbidden, strippedElements, toAttribute } from './allowed-html';
import { findInvalidValues } from './attribute-values';
import { calloutKinds, isCalloutKind } from './callouts';
import { diagramOf } from './diagrams';
import { findBadReferences } from './find-bad-references';
import { addressed, isCode } from './find-links';
import { createDrawer } from './mermaid';
import { nearest } from '../nearest';
import { findTabs } from './find-tabs';
import { placeOfAttribute, placeOfElement } from './places';
import { typesetAll, type Typesetting } from './typeset';

/** Something in a text that is not shown as its author meant it. Its line is counted from the first line of the text. */
export interface TextProblem extends Omit<Problem, 'file'> {
  /** A target that would fix the link or picture, provided that the file exists. */
  fixedIfFile?: string;
}

/** The allowed word most similar to `found`, if any. */
function suggest(found: string, allowed: readonly string[]): Pick<Problem, 'suggestion'> {
  const suggestion = nearest(found, allowed);
  return suggestion === undefined ? {} : { suggestion };
}

/** What to write instead of HTML that is not allowed. */
const instead: ReadonlyMap<string, string> = new Map([
  ['iframe', 'the URL of a video on a line of its own becomes a card that loads it'],
  ['script', 'scripts are not allowed in a text'],
  ['style', 'styles belong in custom.css'],
  ['font', 'styles belong in custom.css'],
  ['big', 'styles belong in custom.css'],
  ['center', 'styles belong in custom.css'],
  ['svg', 'put the drawing into a file and show it as a picture'],
]);

/** Obsolete HTML elements, and their successors. */
const newer: ReadonlyMap<string, string> = new Map([
  ['tt', 'code'],
  ['strike', 's'],
  ['acronym', 'abbr'],
]);

/** All mistakes in a text: HTML that is removed, invalid formulas and diagrams, unknown callouts. `tree` is the text as written. */
export function findMistakes(tree: Root, markdown: string): TextProblem[] {
  const typesetting = typesetAll(tree);
  return [
    ...findInElements(tree, markdown, typesetting),
    ...findBadReferences(tree, markdown, typesetting),
    ...findCallouts(tree),
    ...findTabs(tree),
  ];
}

function findInElements(tree: Root, markdown: string, typesetting: Typesetting): TextProblem[] {
  const found: TextProblem[] = [];
  const draw = createDrawer();
  const { formulas } = typesetting;
  visit(tree, 'element', (element) => {
    const place = placeOfElement(element);
    const formula = formulas.get(element);
    if (formula && 'mistake' in formula)
      found.push({
        kind: 'bad-formula',
        severity: 'warning',
        message: `the formula cannot be read: ${formula.mistake}`,
        ...place,
      });
    const diagram = formula ? undefined : diagramOf(element);
    // One in a file is drawn by another check (`check-code-files.ts`).
    const drawing = diagram && (diagram.file === undefined ? draw(diagram.source) : undefined);
    if (drawing && 'mistake' in drawing)
      found.push({
        kind: 'bad-diagram',
        severity: 'warning',
        message: `the diagram cannot be drawn, and is shown as code: ${drawing.mistake}`,
        ...(drawing.suggestion !== undefined && { suggestion: drawing.suggestion }),
        ...(drawing.line === undefined ? place : { ...place, line: place.line + drawing.line }),
      });
    found.push(...findHtml(element, markdown), ...findCode(element, markdown));
    return formula ? SKIP : undefined;
  });
  return found;
}

function findHtml(element: Element, markdown: string): TextProblem[] {
  const { tagName } = element;
  const start = element.position?.start.offset ?? 0;
  // A Hugo shortcode without a space, `{{<name>}}`, is reported as foreign syntax.
  if (markdown.slice(Math.max(0, start - 2), start) === '{{') return [];
  const forbidden = findForbidden(element);
  if (forbidden.element) {
    const written = nameAsWritten(element, markdown);
    // A name in capitals only is HTML.
    const isComponent = /^[A-Z].*[a-z]/.test(written) && !instead.has(tagName);
    const better = isComponent
      ? 'it is an MDX component, but texts are Markdown'
      : (instead.get(tagName) ?? 'the guide "What Markdown can say" lists the elements that are');
    const message = takesRest(element, markdown)
      ? `<${written}> is not allowed in a text, and is left out with all that follows: </${written}> is missing`
      : `<${written}> is not allowed in a text, and is left out: ${better}`;
    return [
      {
        kind: 'html-left-out',
        severity: 'warning',
        message,
        ...placeOfElement(element),
        ...(!isComponent && !instead.has(tagName) && suggest(newer.get(tagName) ?? tagName, allowedElements)),
      },
    ];
  }
  const written = attributesFor(tagName);
  const reportLoss = (property: string, why: (name: string, value: string) => string): TextProblem => ({
    kind: 'html-left-out',
    severity: 'warning',
    message: why(toAttribute(property), String(element.properties[property])),
    ...placeOfAttribute(element, property, markdown, true),
  });
  return [
    ...forbidden.properties.map((property) =>
      reportLoss(property, (name, value) =>
        written.includes(name)
          ? `${name}="${value}" is not allowed on <${tagName}>, and is left out`
          : `"${name}" is not allowed on <${tagName}>, and is left out; allowed there: ${written.join(', ')}`,
      ),
    ),
    ...findInvalidValues(element)
      .filter(({ property }) => !forbidden.properties.includes(property))
      .map(({ property, instead: better }) =>
        reportLoss(
          property,
          (name, value) =>
            `${value === 'true' ? `"${name}"` : `${name}="${value}"`} is not allowed on <${tagName}>, and is left out: ${better}`,
        ),
      ),
  ];
}

/** Elements that are removed with their content. `findLostText` reports the others, which Markdown itself reads to their end. */
const removedWhole: ReadonlySet<string> = new Set(strippedElements.filter((name) => !/^(?:script|style)$/.test(name)));

/** Whether an element without an end tag takes everything after it with it. */
function takesRest({ tagName, position }: Element, markdown: string): boolean {
  if (!removedWhole.has(tagName)) return false;
  const rest = markdown.slice(position?.start.offset ?? 0);
  return !/^<[^<>]*\/>/.test(rest) && !new RegExp(`</${tagName}[\\s>]`, 'i').test(rest);
}

/** The name of an element, capitalized as in its tag. */
function nameAsWritten({ tagName, position }: Element, markdown: string): string {
  const begin = (position?.start.offset ?? 0) + 1;
  const written = markdown.slice(begin, begin + tagName.length);
  return written.toLowerCase() === tagName ? written : tagName;
}

/** Link attributes that hold MDX code, which is not run here. */
function findCode(element: Element, markdown: string): TextProblem[] {
  const { tagName, properties } = element;
  const instead = tagName === 'a' ? '[words](../other-post.md)' : '![what it shows](./file.jpg)';
  return (addressed.get(tagName) ?? [])
    .filter((name) => isCode(properties[name]))
    .map((name) => ({
      kind: 'foreign-syntax',
      severity: 'error',
      message: `${String(properties[name])} is MDX code, which is not run here, so ${tagName === 'a' ? 'the link leads nowhere' : 'nothing is shown'}: write ${instead}`,
      ...placeOfAttribute(element, name, markdown),
    }));
}

/** Quotations that begin like a callout of an unknown kind. */
function findCallouts(tree: Root): TextProblem[] {
  const kinds = [...Object.keys(calloutKinds).map((kind) => kind.toUpperCase()), 'TAB'];
  const found: TextProblem[] = [];
  visit(tree, 'element', (quotation) => {
    if (quotation.tagName !== 'blockquote') return;
    const paragraph = quotation.children.find((child) => child.type === 'element');
    const [words] = paragraph?.children ?? [];
    const kind = words?.type === 'text' ? /^\[!([\w-]+)\]/.exec(words.value)?.[1] : undefined;
    if (kind === undefined || isCalloutKind(kind) || kind.toUpperCase() === 'TAB') return;
    found.push({
      kind: 'unknown-callout',
      severity: 'warning',
      message: `[!${kind}] is not a kind of callout, and is shown as a quotation; there are: ${kinds.join(', ')}`,
      ...suggest(kind.toUpperCase(), kinds),
      ...placeOfElement(words as Element),
    });
  });
  return found;
}
