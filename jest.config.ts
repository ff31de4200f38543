import type { Config } from 'jest';

// Most of what we import is published as ES modules only; swc turns all of it into what jest runs.
const transform = {
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
} as Config['transform'];

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  ...(transform && { transform }),
  transformIgnorePatterns: ['node_modules/(?:react|react-dom|@testing-library|@swc|jsdom|sharp|@img)/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/style.ts',
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};

export default config;
