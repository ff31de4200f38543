import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Restricts what files of one role may import directly. `src/halflight/architecture.test.ts` checks indirect imports.
 *
 * @param {string[]} files
 * @param {string} modules a regular expression for their names, from the start
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
function role(files, modules, message) {
  const patterns = [{ regex: `^(?:${modules})`, allowTypeImports: true, message }];
  return {
    files,
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

export default defineConfig(
  {
    ignores: [
      // An author's files, scripts to download or to publish among them, are read by `npm run check` alone.
      'content/',
      'docs/',
      'static/',
      'public/',
      '.cache/',
      'node_modules/',
      'e2e/.sites/',
      'src/halflight/gatsby-types.d.ts',
      'playwright-report/',
      'test-results/',
      '.wrangler/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // One program for the whole project: `projectService`, which editors use, takes a quarter longer.
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers in messages need no conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => done()` is shorter than a block, and just as clear.
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    // These rules compile every function, so they run only on components and hooks.
    files: ['**/*.tsx', 'src/**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // JavaScript files are not part of the TypeScript project, so there are no types for them.
    files: ['**/*.{js,cjs,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message: 'Node 20 gets it wrong for letters such as ü: use parseUrl().',
        },
      ],
    },
  },
  role(
    ['src/**/{schema,section-schema,settings}.ts'],
    'react|gatsby',
    'A schema is read where nothing is drawn: components go into files of their own.',
  ),
  role(
    [
      // Components, but not `gatsby-ssr.tsx`, which renders them on Node.
      'src/halflight/*/**/*.tsx',
      'src/halflight/ui/client/**/*.ts',
      'src/**/client.ts',
    ],
    'zod$|node:|sharp$|yaml$|unified$',
    'This runs in browsers: validate and read files in a schema, or in src/halflight/sourcing/.',
  ),
  role(
    ['src/halflight/{cli,finish,outputs,sourcing,routes,checks,derive}/**/*.ts'],
    // gatsby-plugin-image is allowed: it computes the data of pictures for its own components, and needs nothing else of Gatsby for that.
    'gatsby(?!-plugin-image$)(?:$|[/-])',
    'On Node only src/halflight/gatsby/ knows Gatsby.',
  ),
  {
    // Wall-clock time depends on how busy the machine is. Tests count operations, or compare CPU time.
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'BinaryExpression[operator="-"] > CallExpression[callee.object.name=/^(?:Date|performance)$/][callee.property.name="now"]',
          message: 'No test may judge by wall-clock time: count the work, or take process.cpuUsage().',
        },
      ],
    },
  },
  {
    // Netlify loads its plugins as CommonJS; the others run without compilation.
    files: ['netlify/plugins/**/*.js', 'src/**/*.{js,cjs}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
      },
    },
  },
);
