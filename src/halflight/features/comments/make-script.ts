import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { fromEngine } from '../../paths';

/** The scripts that show comments on request: their modules, which export `show`. */
const modules = { thread: 'features/comments/thread/thread-script.ts', waline: 'features/comments/waline-script.ts' };

/** A script that shows comments: its path in the finished site, and its source text. */
export interface CommentScript {
  path: string;
  text: string;
}

const made = new Map<keyof typeof modules, CommentScript>();

/** The scripts that this process has bundled, which means that a page has such comments. */
export const findCommentScripts = (): CommentScript[] => [...made.values()];

/**
 * Bundles a script that shows comments, once per process. It lies below `static/` with a digest in its name, so `finish/remove-unused.ts` removes it
 * from a site where no page refers to it.
 */
export function makeCommentScript(name: keyof typeof modules): CommentScript {
  const known = made.get(name);
  if (known) return known;
  const { outputFiles } = buildSync({
    entryPoints: [fromEngine(modules[name])],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
  });
  const text = outputFiles[0]?.text ?? '';
  const script = { path: `static/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.js`, text };
  made.set(name, script);
  return script;
}
