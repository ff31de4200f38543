import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { groupBy } from './group-by';

/**
 * The layers of the code. Data flows one way, and so do imports: a file may import from its own layer and from those above it. What a file is decides
 * its layer, rather than where it is: the schema of a collection is read long before its page is rendered. A file belongs to the first layer with a
 * pattern that matches it.
 */
const layers: readonly (readonly [layer: string, pattern: RegExp])[] = [
  [
    'leaves',
    /^(?:limits|paths|parse-url|group-by|count-of|is-record|invisible|letter-case)\.ts$|^ui\/words\/|^checks\/problem\.ts$|^sourcing\/nearest\.ts$|\/(?:words|list-words|list-names|list-filters)\.ts$/,
  ],
  [
    'client',
    /^ui\/client\/|\/client\.ts$|^features\/(?:search\/search-(?:page-)?keys|theme\/choose-theme|announcement\/close-announcement)\.ts$/,
  ],
  [
    'tables',
    /^features\/(?:analytics\/(?:analytics\.ts|services\/)|comments\/thread\/(?:services\/|thread-service|read-thread|unknown))|^features\/[\w-]+\/(?:widget|destinations|message|players|providers|targets|networks|verifiers|look)\.ts$/,
  ],
  ['fields', /^fields\//],
  [
    'schemas',
    /\/(?:schemas?|section-schema|settings)\.ts$|^sections\/(?:define-section|shared-fields)\.ts$|^collections\/(?:index|define-collection|collection\/(?:field|schema)-types|book\/formats|publication\/(?:kinds|names|cite))\.ts$/,
  ],
  ['hosts', /^finish\/hosts\/(?!file-rules|redirects|redirect-page|write-host-files)/],
  ['derive', /^derive\/|^sections\/(?:[\w-]+\/)?services\.ts$/],
  ['palette', /^features\/theme\/(?:palette|paint-drawing|fonts|serif)\.ts$|^features\/accent-picker\/picker\.ts$/],
  ['markdown', /^markdown\//],
  ['sourcing', /^sourcing\//],
  ['routes', /^routes\//],
  ['editor', /^features\/(?:editor\/|comments\/thread\/make-script\.ts$)/],
  ['texts of sections', /^sections\/(?:[\w-]+\/)?(?:to-)?markdown\.ts$/],
  ['outputs', /^outputs\//],
  ['checks', /^checks\//],
  ['preview', /^features\/preview\//],
  ['parts', /^src\/|^ui\/(?:components|styles)\/|^features\/(?!.*\bpage\.tsx$)/],
  ['cards', /^collections\/(?:lists\.ts$|.*\/(?!(?:page|archive)\.tsx|json-ld\.ts)[\w-]+\.(?:tsx?|css)$)|^sections\//],
  ['pages', /^(?!gatsby-).*\.tsx$|^ui\//],
  ['gatsby', /^gatsby\//],
  ['finish', /^finish\/|^collections\/(?:[\w-]+\/)?json-ld\.ts$/],
  ['hooks', /^hooks\.ts$|^gatsby-(?:browser|ssr)\.tsx$/],
  ['fix', /^fix\//],
  ['upgrade', /^upgrade\//],
  ['pack', /^pack\//],
  ['cli', /^cli\//],
  ['other packages', /^\.\.\//],
];

/** The engine; files of the other packages are named from here, too. */
const src = resolve('src/halflight');

interface Import {
  file: string;
  /** The import specifier, as written. */
  specifier: string;
  /** For modules of ours, the path in `src/` without a TypeScript extension. */
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

/** `import type {...}` and `import { type A, type B }` are removed by the compiler. */
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

/** Imports of our own files, with the file that is imported. */
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

/** The index of a file's layer; -1 if it has none. */
const layerOf = (path: string): number => layers.findIndex(([, pattern]) => pattern.test(path));

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

test('every file has its layer', () => {
  expect(product.filter((file) => layerOf(file) < 0)).toEqual([]);
});

test('imports go one way', () => {
  const wrong = ours.filter(({ file, target }) => layerOf(target) > layerOf(file));
  expect(wrong.map(show)).toEqual([]);
});

/** All modules that are loaded with some files, each with the import chain that leads to it. Type-only imports do not count. */
function loadedWith(start: readonly string[]): Map<string, string> {
  const ways = new Map(start.map((file) => [file, file]));
  for (const [file, way] of ways)
    for (const { specifier, target } of importsByFile.get(file) ?? []) {
      const name = target ?? specifier;
      if (!ways.has(name)) ways.set(name, `${way} > ${name}`);
    }
  return ways;
}

const runsInBrowsers = product.filter((file) => /^(?!gatsby-ssr).*\.tsx$|^ui\/client\/|\/client\.ts$/.test(file));

test.each([
  { name: 'what runs in a browser', files: runsInBrowsers, without: /^(?:zod$|node:|sharp$|yaml$|unified$)/ },
  {
    // A site's own words come with its settings. English is the fallback where there are none, but not for visitors.
    name: 'what runs in a browser, of words,',
    files: runsInBrowsers,
    without: /^ui\/words\/(?:words\.ts$|languages\/)/,
  },
  {
    name: 'a schema',
    files: product.filter((file) => /\/(?:schema|section-schema|settings)\.ts$/.test(file)),
    without: /^(?:react|gatsby)/,
  },
])('$name loads nothing that is not for it', ({ files, without }) => {
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

test('the receiver is no part of the site, and runs where there is nothing but the web’s own objects', () => {
  const receiver = '../halflight-receiver/';
  const shared = [
    'features/contact/message',
    'features/contact/describe-mistake',
    'cli/run-command',
    'limits',
    'parse-url',
    'ui/words/en',
    'ui/words/fill',
    'ui/words/language',
    'ui/words/languages',
    'ui/words/words',
  ];
  // Node-only files, which other hosts do not use.
  const entries = ['cli.ts', 'cloudflare.ts', 'netlify.ts'].map((file) => receiver + file);
  const onNode = ['cli.ts', 'node-server.ts', 'kept-claims.ts', 'kept-messages.ts'].map((file) => receiver + file);
  const libraries = ['zod/mini', 'hastscript', 'hast-util-to-html'];
  const wrong = imports.filter(({ file, module, specifier, typeOnly }) => {
    if (!file.startsWith(receiver)) return module?.startsWith(receiver);
    if (module !== undefined) return !module.startsWith(receiver) && !shared.includes(module);
    if (entries.includes(file) && specifier === 'nodemailer') return false;
    return !typeOnly && !libraries.includes(specifier) && !(onNode.includes(file) && specifier.startsWith('node:'));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('what a site says is asked of its settings: English itself is known to who lists words, stands in for them, or runs without settings', () => {
  const known =
    /^(?:ui\/words\/|\.\.\/halflight-receiver\/|collections\/site\/schema\.ts$|checks\/check-words\.ts$|cli\/create-words\.ts$)/;
  const words = /^ui\/words\/(?:languages|en$)/;
  const wrong = imports.filter(
    ({ file, module = '', typeOnly }) => !typeOnly && words.test(module) && !known.test(file),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('only `paths.ts` knows where the engine and the project are', () => {
  // Tests of the repository run at its root.
  const known =
    /^(?:paths\.ts|\.\.\/halflight-import\/engine\.cjs|cli\/test(?:\.ts$|\/)|cli\/(?:load-while-waiting\.cjs|pack\.ts)|(?:pack|testing)\/)/;
  const guesses = /process\.cwd\(\)|(?<![.\w])resolve\(['`]/;
  const wrong = files.filter(
    (file) =>
      /(?<!\.test)\.(?:c?ts|tsx|cjs)$/.test(file) &&
      !known.test(file) &&
      guesses.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('nobody imports a test', () => {
  const wrong = imports.filter(({ module = '' }) => module.startsWith('testing/') || module.endsWith('.test'));
  expect(wrong.map(show)).toEqual([]);
});

test('icons of lucide come one by one', () => {
  const used = imports.filter(({ specifier, typeOnly }) => specifier.startsWith('lucide-react') && !typeOnly);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter(({ specifier }) => !/^lucide-react\/icons\/[\w-]+$/.test(specifier)).map(show)).toEqual([]);
});

test('folders and files are named after their subject', () => {
  const vague = files.filter((file) => /(?:^|\/)(?:utils?|helpers?|lib)(?:\/|\.[^/]*$)/.test(file));
  expect(vague).toEqual([]);
});
