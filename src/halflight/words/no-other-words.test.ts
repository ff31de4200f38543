import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Everything that a visitor reads or hears comes from the content or from the interface strings: components contain no text of their own. Checks
 * every file with JSX, so that no new one is missed.
 */

/** Attributes whose text people read or hear. */
const SAID = new Set([
  ...['alt', 'title', 'label', 'placeholder', 'summary', 'aria-label'],
  ...['aria-description', 'aria-roledescription', 'aria-valuetext'],
]);

/** Letters that are not words: a key label. */
const ALLOWED = new Set(['esc']);

/** Whether a text has a word in it: letters, not just separators. */
const isSaid = (text: string) => /\p{L}{2}/u.test(text) && !ALLOWED.has(text.trim());

/** The texts that a file with JSX contains, each with its line. */
function textsOf(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!isSaid(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  /** Checks the texts that an expression may evaluate to: both branches of a condition, the fixed parts of a template. */
  const lookAt = (value: ts.Expression): void => {
    if (ts.isStringLiteralLike(value)) add(value, value.text);
    else if (ts.isTemplateExpression(value))
      for (const part of [value.head, ...value.templateSpans.map(({ literal }) => literal)]) add(part, part.text);
    else if (ts.isParenthesizedExpression(value)) lookAt(value.expression);
    else if (ts.isConditionalExpression(value)) {
      lookAt(value.whenTrue);
      lookAt(value.whenFalse);
    } else if (ts.isBinaryExpression(value)) {
      const { kind } = value.operatorToken;
      const isCompared =
        kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
      if (isCompared) return;
      lookAt(value.left);
      lookAt(value.right);
    }
  };
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) lookAt(node.expression);
    else if (ts.isJsxAttribute(node) && SAID.has(node.name.getText(source)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) add(node, node.initializer.text);
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression) lookAt(node.initializer.expression);
    } else if (ts.isCallExpression(node) && node.expression.getText(source) === 'h')
      node.arguments.slice(1).forEach(lookAtPart);
    ts.forEachChild(node, look);
  };
  /** Checks what `h` of hastscript receives after the name of an element: attributes, texts, elements. */
  const lookAtPart = (part: ts.Expression): void => {
    if (ts.isArrayLiteralExpression(part)) part.elements.forEach(lookAtPart);
    else if (ts.isObjectLiteralExpression(part)) {
      for (const property of part.properties)
        if (ts.isPropertyAssignment(property) && SAID.has(toAttribute(property.name.getText(source))))
          lookAt(property.initializer);
    } else lookAt(part);
  };
  look(source);
  return found;
}

/** Converts a property such as `ariaLabel` to its HTML attribute. */
const toAttribute = (property: string) => property.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase();

/**
 * Exempt: imports become content, which the author reads first; the editor, which is in English, is only for authors; the dressing room and the sections
 * of the documentation are only on sites in English.
 */
const saysNothing = ['halflight/testing', 'halflight-import', 'halflight/editor', 'sections'].map((path) =>
  join('src', path),
);
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const product = files.filter(
  (file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !saysNothing.some((folder) => file.startsWith(folder)),
);
const components = product.filter((file) => file.endsWith('.tsx'));
/** Files that make HTML without React: from Markdown, for hosts, for the receiver. */
const makers = product.filter(
  (file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes("from 'hastscript'"),
);

test('finds text in every form', () => {
  const code = `
    const a = <p title="Title" className="not-said" aria-label={open ? 'Open' : \`Close \${name}\`}>
      Text {say('word')} {'Said'} {count > 0 && 'Some'} · – {kind === 'kind' ? <b>Bold</b> : ''} {(name ?? 'Nobody') + 'Sum'}
    </p>;`;
  const found = textsOf('a.tsx', code).map((line) => line.split(' ').slice(1).join(' '));
  expect(found.join()).toBe('Title,Open,Close,Text,Said,Some,Bold,Nobody,Sum');
  const byHand = `h('p', { ariaLabel: 'Label', id: 'not-said', title }, ['Text', h('b', 'Bold'), words.code, named ? 'Named' : \`\${n}\`]);`;
  expect(textsOf('a.ts', byHand).map((line) => line.split(' ')[1])).toEqual(['Label', 'Text', 'Named', 'Bold']);
});

test('neither components nor functions that make HTML by hand contain text of their own', () => {
  expect(makers.length).toBeGreaterThan(10);
  expect(components.length).toBeGreaterThan(60);
  expect([...components, ...makers].flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});
