import { transform } from '@swc/core';
import { compileScripts, type Rule } from './compile-scripts';

const fromGatsby = () => [];
const makeRules = (): Rule[] => [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: fromGatsby },
  { test: /\.css$/, use: [] },
  { test: /\.tsx?$/, use: fromGatsby },
];

test.each([
  ['build-javascript', false],
  ['develop', true],
])('in %s, edited components are exchanged without a reload: %s', async (stage, refreshes) => {
  const rules = makeRules();
  compileScripts({ module: { rules } }, stage);
  const [ofGatsby, ofEngine] = rules.slice(-2);
  const { code } = await transform('export const A = () => <b>{1 as number}</b>;', ofEngine?.options as object);
  expect(code).toMatch(/jsxs?(?:DEV)?\("b"/);
  expect(code.includes('$RefreshReg$')).toBe(refreshes);
  // TypeScript would drop an unused import, together with the side effects of its module.
  const script = await transform(
    "import { a } from './a';\nexport const A = () => <b />;",
    ofGatsby?.options as object,
  );
  expect(script.code).toMatch(/jsxs?(?:DEV)?\("b"/);
  expect(script.code).toContain("from './a'");
});

test('other rules than Gatsby had are no reason to guess', () => {
  expect(() => compileScripts({ module: { rules: makeRules().slice(1) } }, 'build-html')).toThrow(/other rules/);
});
