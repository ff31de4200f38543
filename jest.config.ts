/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { bundlePackages } from './src/halflight/testing/bundle-packages';

// The sections of the documentation are not part of the product.
process.env.HALFLIGHT_SITE_SECTIONS = '0';

/** Packages that consist of many files and are used by many tests. */
const PACKAGES = [
  'decode-named-character-reference',
  'github-slugger',
  'hast-util-from-html',
  'hast-util-to-html',
  'hast-util-to-string',
  'hastscript',
  'mdast-util-to-string',
  'parse5',
  'rehype-callouts',
  'rehype-raw',
  'rehype-remark',
  'rehype-sanitize',
  'remark',
  'remark-cjk-friendly',
  'remark-cjk-friendly-gfm-strikethrough',
  'remark-definition-list',
  'remark-gfm',
  'remark-math',
  'remark-parse',
  'remark-rehype',
  'remark-stringify',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
  'zod/mini',
];

const config: Config = {
  // e2e/ holds browser tests, but also unit tests of their helpers.
  testMatch: ['<rootDir>/{src,bench}/**/*.test.{ts,tsx}', '<rootDir>/e2e/*.test.ts'],
  // Other machines may be several times slower than ours, and busy.
  testTimeout: 20_000 * Number(process.env.SLOW ?? 1),
  // Copies of the project in which the browser tests build sites.
  modulePathIgnorePatterns: ['<rootDir>/e2e/\\.sites/'],
  // A test that needs a DOM asks for it in its first line: `@jest-environment jsdom`.
  testEnvironment: 'node',
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
      },
    ],
  },
  // Many packages are published as ES modules only, which jest cannot run untransformed. These are large and need no transform.
  transformIgnorePatterns: [
    'node_modules/(?:\\.cache|react|react-dom|scheduler|@testing-library|typescript|graphql|graphql-compose|gatsby|jsdom|esbuild|sharp|yaml|elkjs|temml|@swc|@img|echarts)/',
  ],
  moduleNameMapper: {
    ...bundlePackages(__dirname, PACKAGES),
    '\\.(?:css|woff2)$': '<rootDir>/src/halflight/testing/style.ts',
    '^gatsby$': '<rootDir>/src/halflight/testing/gatsby.tsx',
    // Their `exports` have no entry for `require`, to which jest converts imports.
    '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/(workflow-parser|expressions)/(?!dist/)(.*?)(?:\\.js)?$':
      '<rootDir>/node_modules/@actions/$1/dist/$2.js',
  },
  globalSetup: '<rootDir>/src/halflight/testing/create-temporary-folder.ts',
  globalTeardown: '<rootDir>/src/halflight/testing/remove-temporary-folder.ts',
  setupFilesAfterEnv: ['<rootDir>/src/halflight/testing/setup.ts'],
};

export default config;
