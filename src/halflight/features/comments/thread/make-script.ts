import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { fromEngine } from '../../../paths';

/** The script that shows replies: its path in the finished site, and its source text. */
export interface ThreadScript {
  path: string;
  text: string;
}

let made: ThreadScript | undefined;

/** The script, if this process has bundled it, which means that a page has replies. */
export const findThreadScript = (): ThreadScript | undefined => made;

/**
 * Bundles the script that shows replies, once per process. It lies below `static/` with a digest in its name, so `finish/remove-unused.ts` removes it
 * from a site where no page refers to it.
 */
export function makeThreadScript(): ThreadScript {
  if (made) return made;
  const { outputFiles } = buildSync({
    entryPoints: [fromEngine('features/comments/thread/show-replies.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  made = { path: `static/thread-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`, text };
  return made;
}
