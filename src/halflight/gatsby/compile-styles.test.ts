import { transformSync, type TransformOptions } from 'esbuild';
import type { Rule } from './compile-scripts';
import { compileStyles } from './compile-styles';

/** A loader as Gatsby configures it. */
const fromGatsby = (name: string): Rule => ({ loader: `/node_modules/${name}/dist/index.js`, options: {} });

/** Gatsby's rules for styles, and one for other files. */
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
  const uses = rules[1]?.oneOf?.[1]?.use as Rule[] | undefined;
  return uses?.[1] ?? {};
};

const compile = (css: string): string => {
  const { loader } = compiled();
  expect(loader).toContain('esbuild-loader');
  return transformSync(css, { ...(compiled().options as TransformOptions), minify: true }).code.trim();
};

test('a property that Safari knew with a prefix alone gets its prefix', () => {
  expect(compile('a{hyphens:auto}')).toBe('a{-webkit-hyphens:auto;hyphens:auto}');
});

test.each(['@layer a{.b{& p{color:red}}}', 'a{color:light-dark(oklch(50% .1 20),color-mix(in oklch,red,#0000 20%))}'])(
  'what all our browsers know stays as it is: %s',
  (css) => {
    expect(compile(css)).toBe(css);
  },
);

test('rules for styles other than those that Gatsby had are no reason to guess', () => {
  expect(() => compileStyles({ module: { rules: makeRules().slice(0, 1) } })).toThrow(/other rules/);
});
