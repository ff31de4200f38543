/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { bundlePackages } from './src/testing/bundle-packages';

/** Packages of many files that many tests load. */
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
  // In e2e/ are browser tests; what these are made of has unit tests, too.
  testMatch: ['<rootDir>/{src,bench}/**/*.test.{ts,tsx}', '<rootDir>/e2e/*.test.ts'],
  // A machine may be four times slower than ours, and do other things beside.
  testTimeout: 20_000,
  // Copies of the project that the browser's tests build in.
  modulePathIgnorePatterns: ['<rootDir>/e2e/\\.sites/'],
  // A test that needs a page asks for one in its first line: `@jest-environment jsdom`.
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
  // Much of what we import is published as ES modules only, which jest cannot run as they are. These it can, and they are large.
  transformIgnorePatterns: [
    'node_modules/(?:\\.cache|react|react-dom|scheduler|@testing-library|typescript|graphql|graphql-compose|gatsby|jsdom|esbuild|sharp|yaml|elkjs|temml|@swc|@img)/',
  ],
  moduleNameMapper: {
    ...bundlePackages(__dirname, PACKAGES),
    '\\.(?:css|woff2)$': '<rootDir>/src/testing/style.ts',
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
    // Their `exports` name nothing for `require`, which jest makes of an import.
    '^@actions/(workflow-parser|expressions)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/(workflow-parser|expressions)/(?!dist/)(.*?)(?:\\.js)?$':
      '<rootDir>/node_modules/@actions/$1/dist/$2.js',
  },
  globalSetup: '<rootDir>/src/testing/create-temporary-folder.ts',
  globalTeardown: '<rootDir>/src/testing/remove-temporary-folder.ts',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};

export default config;
