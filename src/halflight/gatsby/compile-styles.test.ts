import { transformSync, type TransformOptions } from 'esbuild';
import type { Rule } from './compile-scripts';
import { compileStyles, minifyStyles } from './compile-styles';

/** A loader as Gatsby has it. */
const fromGatsby = (name: string): Rule => ({ loader: `/node_modules/${name}/dist/index.js`, options: {} });

/** The rules of Gatsby for styles, and one for other files. */
const makeRules = (): Rule[] => [
  { test: /\.woff2$/, use: [fromGatsby('url-loader')] },
  {
    oneOf: [
      { test: /\.module\.css$/, use: [fromGatsby('css-loader'), fromGatsby('postcss-loader')] },
      { test: /\.css$/, use: [fromGatsby('css-loader'), fromGatsby('postcss-loader')] },
    ],
  },
];

const compiled = (): Rule => {
  const rules = makeRules();
  compileStyles({ module: { rules } });
  return (rules[1]?.oneOf?.[1]?.use as Rule[])[1] ?? {};
};

const compile = (css: string): string => {
  const { loader } = compiled();
  expect(loader).toContain('esbuild-loader');
  return transformSync(css, { ...(compiled().options as TransformOptions), minify: true }).code.trim();
};

test.each([
  ['a property that Safari knew with a prefix alone', 'a{hyphens:auto}', 'a{-webkit-hyphens:auto;hyphens:auto}'],
  ['an effect', 'a{backdrop-filter:blur(6px)}', 'a{-webkit-backdrop-filter:blur(6px);backdrop-filter:blur(6px)}'],
])('%s gets its prefix', (_, css, expected) => {
  expect(compile(css)).toBe(expected);
});

test.each([
  '@layer a{.b{& p{color:red}}}',
  'a{color:light-dark(oklch(50% .1 20),color-mix(in oklch,red,#0000 20%))}',
  '@media(40rem<=width<60rem){a{inset:0}}',
  ':is(h1,h2):has(>a){color:#abcdef80}',
])('what all our browsers know stays as it is: %s', (css) => {
  expect(compile(css)).toBe(css);
});

test('rules for styles other than those that Gatsby had are no reason to guess', () => {
  expect(() => compileStyles({ module: { rules: makeRules().slice(0, 1) } })).toThrow(/other rules/);
});

test('styles are made small by esbuild, and what Gatsby does with scripts stays', async () => {
  class CssMinimizerPlugin {
    readonly options = {};
  }
  const scripts = {};
  const minimizers: object[] = [scripts, new CssMinimizerPlugin()];
  await minifyStyles(minimizers);
  expect(minimizers[0]).toBe(scripts);
  expect(minimizers[1]?.constructor.name).toBe('EsbuildPlugin');
  const large: object[] = [scripts];
  await minifyStyles(large);
  expect(large).toEqual([scripts]);
});
