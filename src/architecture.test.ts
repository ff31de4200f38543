import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Where things may come from. Data flows one way through the folders of `src/`, and imports go with it: a folder knows
 * those before it and none after it. A new folder gets its line here.
 */
const order = [
  'collections',
  'derive',
  'markdown',
  'theme',
  'sourcing',
  'preview',
  'routing',
  'components',
  'contact',
  'search',
  'sections',
  'templates',
] as const;

/** What everybody may know, for it knows nothing itself. */
const leaves = ['strings', 'limits.ts', 'parse-url.ts'];

/** Folders beside the way of the data, and what each may know of it. */
const beside: Record<string, readonly string[]> = {
  strings: [],
  'limits.ts': [],
  'parse-url.ts': [],
  client: [],
  html: ['collections', 'derive', 'markdown', 'theme', 'sourcing', 'routing', 'contact', 'client'],
  commands: ['collections', 'derive', 'theme', 'sourcing', 'preview', 'routing', 'contact', 'html'],
};

const src = resolve('src');

interface Import {
  file: string;
  /** What is imported, as written. */
  specifier: string;
  /** For a module of ours its path in `src/`, without the ending of a TypeScript file. */
  module: string | undefined;
  typeOnly: boolean;
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) =>
    item.isDirectory() ? walk(join(folder, item.name)) : [join(folder, item.name)],
  );
}

const files = walk(src).map((path) => relative(src, path));
const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file));
const product = code.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'));
const imports = product.flatMap((file) => importsOf(file, readFileSync(join(src, file), 'utf8')));

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { text: name } = specifier;
    const module = name.startsWith('.')
      ? relative(src, resolve(src, dirname(file), name)).replace(/\.tsx?$/, '')
      : undefined;
    found.push({ file, specifier: name, module, typeOnly });
  };
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && isLoad(node)) add(node.arguments[0], false);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** `import type {...}`, and `import { type A, type B }`, vanish when the code is compiled. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}

function isLoad({ expression }: ts.CallExpression): boolean {
  return (
    expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require')
  );
}

function folderOf(path: string): string {
  const [top = ''] = path.split('/');
  return leaves.find((leaf) => leaf === `${top}.ts`) ?? top;
}

function allowedFor(folder: string): readonly string[] {
  const place = (order as readonly string[]).indexOf(folder);
  const others = beside[folder] ?? order.slice(0, Math.max(place, 0));
  return [...leaves, folder, ...others];
}

const show = ({ file, specifier }: Import) => `${file} imports ${specifier}`;

test('finds imports of every form', () => {
  const text = `
    import './a.css'; import b from './b'; import type { C } from './c'; import { type D, type E } from './d';
    import { type F, g } from './f'; export { h } from './h'; export type { I } from './i';
    const j = import('./j'); type K = import('./k').K; const l = require('./l'); import m, { type N } from './m';
    // import './comment'
    const text = "import './string'";
  `;
  expect(importsOf('routing/a.ts', text).map(({ module, typeOnly }) => [module, typeOnly])).toEqual([
    ['routing/a.css', false],
    ['routing/b', false],
    ['routing/c', true],
    ['routing/d', true],
    ['routing/f', false],
    ['routing/h', false],
    ['routing/i', true],
    ['routing/j', false],
    ['routing/k', true],
    ['routing/l', false],
    ['routing/m', false],
  ]);
});

test('sees the code', () => {
  expect(product.length).toBeGreaterThan(50);
  expect(imports.filter(({ module }) => module).length).toBeGreaterThan(100);
});

test('every folder has its place', () => {
  const known = new Set<string>([...order, ...Object.keys(beside)]);
  expect([...new Set(product.map(folderOf))].filter((folder) => !known.has(folder))).toEqual([]);
});

test('imports go one way', () => {
  const wrong = imports.filter(
    ({ file, module }) => module !== undefined && !allowedFor(folderOf(file)).includes(folderOf(module)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test.each([
  { folder: 'components', from: ['sourcing', 'routing', 'markdown', 'derive', 'preview'] },
  { folder: 'sections', from: ['sourcing', 'routing', 'markdown', 'derive', 'preview', 'collections'] },
])('$folder take nothing but types from $from', ({ folder, from }) => {
  const wrong = imports.filter(
    ({ file, module, typeOnly }) =>
      folderOf(file) === folder && module !== undefined && !typeOnly && from.includes(folderOf(module)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('components load no definition of a collection, so that browsers need no zod', () => {
  const light = [
    'collections/analytics-services',
    'collections/comments-widget',
    'collections/contact-destinations',
    'collections/days',
    'collections/embed-players',
    'collections/list-names',
    'collections/newsletter-providers',
    'collections/share-targets',
    'collections/social-networks',
  ];
  const wrong = imports.filter(
    ({ file, module, typeOnly }) =>
      ['components', 'contact'].includes(folderOf(file)) &&
      module?.startsWith('collections/') &&
      !typeOnly &&
      !light.includes(module),
  );
  expect(wrong.map(show)).toEqual([]);
  const heavy = imports.filter(
    ({ file, module, typeOnly }) => !typeOnly && module !== 'parse-url' && light.includes(file.replace(/\.ts$/, '')),
  );
  expect(heavy.map(show)).toEqual([]);
});

test('the receiver is no part of the site, and runs where there is nothing but the web’s own objects', () => {
  const receiver = 'contact/receiver/';
  const shared = [
    'contact/message',
    'contact/describe-mistake',
    'limits',
    'parse-url',
    'strings/en',
    'strings/receiver',
    'strings/words',
  ];
  // What only Node can do; the other hosts have no use for it.
  const onNode = ['node-server.ts', 'kept-claims.ts', 'kept-messages.ts'].map((file) => receiver + file);
  const libraries = ['zod/mini', 'hastscript', 'hast-util-to-html'];
  const wrong = imports.filter(({ file, module, specifier, typeOnly }) => {
    if (!file.startsWith(receiver)) return module?.startsWith(receiver) && !file.startsWith('commands/');
    if (module !== undefined) return !module.startsWith(receiver) && !shared.includes(module);
    return !typeOnly && !libraries.includes(specifier) && !(onNode.includes(file) && specifier.startsWith('node:'));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('nobody imports a test', () => {
  const wrong = imports.filter(({ module = '' }) => module.startsWith('testing/') || module.endsWith('.test'));
  expect(wrong.map(show)).toEqual([]);
});

test.each(['lucide-react', '@tabler/icons-react'])('icons of %s come one by one', (name) => {
  const used = imports.filter(({ specifier, typeOnly }) => specifier.startsWith(name) && !typeOnly);
  const oneIcon = /^(?:lucide-react\/icons\/[\w-]+|@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs)$/;
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ specifier }) => !oneIcon.test(specifier)).map(show)).toEqual([]);
});

test('folders and files are named after their subject', () => {
  const vague = files.filter((file) => /(?:^|\/)(?:utils?|helpers?|lib)(?:\/|\.[^/]*$)/.test(file));
  expect(vague).toEqual([]);
});

test('no file is longer than can be read at once', () => {
  const long = product
    .map((file) => ({ file, lines: readFileSync(join(src, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
  expect(long).toEqual([]);
});
