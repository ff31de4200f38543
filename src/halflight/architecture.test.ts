import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { groupBy } from './group-by';

/**
 * The folders of the engine, in the order of its README: a file imports from its own folder and from those before it. The files at the top, `.`, come
 * first, and what Gatsby and other packages start with comes last.
 */
const order = (
  '. words fields src ui features site markdown sections site-sections collections pages derive hosts sourcing routes editor ' +
  'outputs checks preview gatsby finish fix upgrade pack cli start'
).split(' ');

/** The engine; paths of the other packages are relative to it, too. */
const src = resolve('src/halflight');

interface Import {
  file: string;
  /** As written. */
  specifier: string;
  /** For our own modules, the path in `src/` without a TypeScript extension. */
  module: string | undefined;
  typeOnly: boolean;
}

const files = readdirSync(resolve('src'), { recursive: true, withFileTypes: true })
  .filter((item) => item.isFile() && !item.parentPath.includes('node_modules'))
  .map(({ parentPath, name }) => relative(src, join(parentPath, name)));
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

/** The compiler removes `import type {...}` and `import { type A, type B }`. */
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

/** Imports of our own files, with the imported file. */
const known = new Set(files);
const targetOf = (module: string): string | undefined =>
  [module, `${module}.ts`, `${module}.tsx`, `${module}/index.ts`].find((file) => known.has(file));
const ours = imports.flatMap((one) => {
  const target = one.module === undefined ? undefined : targetOf(one.module);
  return target === undefined ? [] : [{ ...one, target }];
});
const importsByFile = groupBy(
  imports.flatMap(({ typeOnly, module, ...one }) =>
    typeOnly ? [] : [{ ...one, target: module === undefined ? undefined : targetOf(module) }],
  ),
  ({ file }) => file,
);

const placeOf = (file: string): number =>
  order.indexOf(/^(?:\.\.\/|hooks\.ts$|gatsby-)/.test(file) ? 'start' : (dirname(file).split('/')[0] ?? ''));

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

test('imports go one way', () => {
  expect(product.filter((file) => placeOf(file) < 0)).toEqual([]);
  const wrong = ours.filter(({ file, target }) => placeOf(target) > placeOf(file));
  expect(wrong.map(show)).toEqual([]);
});

/** All modules that are loaded along with some files, each with the import chain that leads to it. Type-only imports do not count. */
function loadedWith(start: readonly string[]): Map<string, string> {
  const ways = new Map(start.map((file) => [file, file]));
  for (const [file, way] of ways)
    for (const { specifier, target } of importsByFile.get(file) ?? []) {
      const name = target ?? specifier;
      if (!ways.has(name)) ways.set(name, `${way} > ${name}`);
    }
  return ways;
}

const runsInBrowsers = product.filter((file) =>
  /^(?!gatsby-ssr).*\.tsx$|^ui\/client\/|^site\/parts\.ts$|\/client\.ts$/.test(file),
);

test.each([
  { name: 'what runs in a browser', files: runsInBrowsers, without: /^(?:zod$|node:|sharp$|yaml$|unified$)/ },
  {
    // A site's own words come with its settings. English is the fallback if there are none, but not for visitors.
    name: 'what runs in a browser, of words,',
    files: runsInBrowsers,
    without: /^words\/(?:words\.ts$|languages\/)/,
  },
  {
    name: 'a schema',
    files: product.filter((file) => /\/(?:schema|section-schema|settings)\.ts$/.test(file)),
    without: /^(?:react|gatsby)/,
  },
])('$name loads only what it needs', ({ files, without }) => {
  expect(files.length).toBeGreaterThan(10);
  const wrong = [...loadedWith(files)].filter(([module]) => without.test(module)).map(([, way]) => way);
  expect(wrong).toEqual([]);
});

test('on Node only the hooks know Gatsby', () => {
  const onNode = product.filter((file) => /^(?:cli|finish|outputs|gatsby)\/|^hooks\.ts$/.test(file));
  const wrong = [...loadedWith(onNode).keys()].flatMap((file) =>
    file.startsWith('gatsby/')
      ? []
      : (importsByFile.get(file) ?? [])
          // gatsby-plugin-image computes the sizes and data of pictures, and does not depend on Gatsby's hooks.
          .filter(({ specifier }) => /^gatsby(?:$|\/|-(?!plugin-image$))/.test(specifier))
          .map(({ specifier }) => `${file} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('the receiver is not part of the site, and runs with web standard APIs alone', () => {
  const receiver = '../halflight-receiver/';
  const shared = [
    'features/forms/form-field',
    'features/forms/message',
    'features/forms/describe-mistake',
    'cli/run-command',
    'limits',
    'parse-url',
    'words/en',
    'words/fill',
    'words/language',
    'words/languages',
    'words/words',
  ];
  // Node-only files, which other hosts do not use.
  const entries = ['cli.ts', 'cloudflare.ts', 'netlify.ts'].map((file) => receiver + file);
  const onNode = ['cli.ts', 'node-server.ts', 'claims.ts', 'message-store.ts'].map((file) => receiver + file);
  const libraries = ['zod/mini', 'hastscript', 'hast-util-to-html', 'csv-stringify/sync'];
  const wrong = imports.filter(({ file, module, specifier, typeOnly }) => {
    if (!file.startsWith(receiver)) return module?.startsWith(receiver);
    if (module !== undefined) return !module.startsWith(receiver) && !shared.includes(module);
    if (entries.includes(file) && specifier === 'nodemailer') return false;
    return !typeOnly && !libraries.includes(specifier) && !(onNode.includes(file) && specifier.startsWith('node:'));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('words come from a site’s settings: only code that lists words, replaces missing ones, or runs without settings imports English', () => {
  const known =
    /^(?:words\/|\.\.\/halflight-receiver\/|collections\/site\/schema\.ts$|checks\/check-words\.ts$|cli\/create-words\.ts$)/;
  const words = /^words\/(?:languages|en$)/;
  const wrong = imports.filter(
    ({ file, module = '', typeOnly }) => !typeOnly && words.test(module) && !known.test(file),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('only `paths.ts` knows where the engine and the project are', () => {
  // Tests of the repository run at its root.
  const known = /^(?:paths\.ts|\.\.\/halflight-import\/engine\.cjs|cli\/pack\.ts|(?:pack|testing)\/)/;
  const guesses = /process\.cwd\(\)|(?<![.\w])resolve\(['`]/;
  const wrong = files.filter(
    (file) =>
      /(?<!\.test)\.(?:c?ts|tsx|cjs)$/.test(file) &&
      !known.test(file) &&
      guesses.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('no test judges by elapsed time: it counts the work, or compares within one run', () => {
  const timed = files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) && /(?:Date|performance)\.now\(\)\s+-\s/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(timed).toEqual([]);
});

test('nothing imports a test', () => {
  const wrong = imports.filter(({ module = '' }) => module.startsWith('testing/') || module.endsWith('.test'));
  expect(wrong.map(show)).toEqual([]);
});

test('lucide icons are imported one by one', () => {
  const used = imports.filter(({ specifier, typeOnly }) => specifier.startsWith('lucide-react') && !typeOnly);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ specifier }) => !/^lucide-react\/icons\/[\w-]+$/.test(specifier)).map(show)).toEqual([]);
});

test('folders and files are named after their subject', () => {
  const vague = files.filter((file) => /(?:^|\/)(?:utils?|helpers?|lib)(?:\/|\.[^/]*$)/.test(file));
  expect(vague).toEqual([]);
});
