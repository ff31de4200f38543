import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// As in the project's own `gatsby-node.ts`.
const { loadHooks } = createRequire(resolve('package.json'))(
  './src/load-code.cjs',
) as typeof import('../../load-code.cjs');

export const { giveBodyOnly: onCreateNode, isMarkdownFile: shouldOnCreateNode } = loadHooks();
