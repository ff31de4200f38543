import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Whatever a visitor reads or hears comes from the content or from the words of the interface: no component says anything by itself. Every
 * file with JSX is read, so that nothing new can be forgotten.
 */

/** Attributes whose text people read or hear. */
const SAID = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'summary',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Letters that are no words: keys of a keyboard, and what authors read in a preview. */
const ALLOWED = new Set(['esc']);

/** A text with a word in it: letters, not the signs between things. */
const isSaid = (text: string) => /\p{L}{2}/u.test(text) && !ALLOWED.has(text.trim());

/** The texts that a file with JSX says by itself, each with its line. */
function textsOf(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!isSaid(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  /** The texts that an expression may come to: of a condition both ways, of a template its fixed parts. */
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
  /** What `h` of hastscript is given after the name of an element: attributes, texts, elements. */
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

/** `ariaLabel` as HTML writes it. */
const toAttribute = (property: string) => property.replace(/^aria(?=[A-Z])/, 'aria-').toLowerCase();

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? filesIn(join(folder, item.name)) : [join(folder, item.name)],
  );
}

/** What an import writes becomes content, which its author reads before anybody else; and the editor, which is in English, is for authors alone. */
const saysNothing = [join('src', 'testing'), join('src', 'import'), join('src', 'features', 'editor')];
const product = [...filesIn('src'), 'gatsby-browser.tsx', 'gatsby-ssr.tsx'].filter(
  (file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !saysNothing.some((folder) => file.startsWith(folder)),
);
const components = product.filter((file) => file.endsWith('.tsx'));
/** Files that make HTML without React: what Markdown becomes, pages for hosts, those of the receiver. */
const makers = product.filter(
  (file) => file.endsWith('.ts') && readFileSync(file, 'utf8').includes("from 'hastscript'"),
);

test('finds what is said in every way', () => {
  const code = `
    const a = <p title="Title" className="not-said" aria-label={open ? 'Open' : \`Close \${name}\`}>
      Text {say('word')} {'Said'} {count > 0 && 'Some'} · – {kind === 'kind' ? <b>Bold</b> : ''} {(name ?? 'Nobody') + 'Sum'}
    </p>;`;
  expect(textsOf('a.tsx', code).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
    'Title',
    'Open',
    'Close',
    'Text',
    'Said',
    'Some',
    'Bold',
    'Nobody',
    'Sum',
  ]);
});

test('finds what is said in HTML that is made by hand', () => {
  const code = `h('p', { ariaLabel: 'Label', id: 'not-said', title }, ['Text', h('b', 'Bold'), words.code, named ? 'Named' : \`\${n}\`]);`;
  expect(textsOf('a.ts', code).map((line) => line.split(' ')[1])).toEqual(['Label', 'Text', 'Named', 'Bold']);
});

test('nothing that makes HTML by hand says anything by itself', () => {
  expect(makers.length).toBeGreaterThan(10);
  expect(makers.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('no component says anything by itself', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(components.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});
