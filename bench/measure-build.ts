import { spawn } from 'node:child_process';
import { appendFileSync, closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatePosts, pathOfPost } from './generate-posts';

export interface BuildFigures {
  seconds: number;
  /** The combined peak of all processes; `undefined` where the system does not report it. */
  megabytes: number | undefined;
}

/** The three builds that authors run, for a site of this many posts. */
export interface SiteFigures {
  posts: number;
  /** Without any cache, like the first build on a new machine. */
  cold: BuildFigures;
  /** Again, with nothing changed. */
  warm: BuildFigures;
  /** Again, after adding a sentence to one post. */
  edit: BuildFigures;
}

/** Builds a site of `posts` posts three times in a workspace, and leaves the finished site there. */
export async function measureBuilds(workspace: string, posts: number): Promise<SiteFigures> {
  const content = join(workspace, 'content');
  generatePosts(posts, content);
  const cold = await measureBuild(workspace);
  const warm = await measureBuild(workspace);
  appendFileSync(join(content, pathOfPost(posts)), '\nOne more sentence.\n');
  return { posts, cold, warm, edit: await measureBuild(workspace) };
}

/** A date late enough that no post is in the future: each has its own day, from 2000 on. */
const NOW = '2100-01-01T00:00:00Z';

/** Milliseconds between memory samples. */
const INTERVAL = 250;

/** Builds the site in a workspace. */
export async function measureBuild(workspace: string): Promise<BuildFigures> {
  const log = join(workspace, 'build.log');
  const output = openSync(log, 'w');
  const begun = performance.now();
  const build = spawn(process.execPath, [join('node_modules', 'halflight', 'cli', 'run.cjs'), 'build'], {
    cwd: workspace,
    stdio: ['ignore', output, output],
    // The caller's own content and clock settings must not affect the figures.
    env: { ...process.env, CONTENT_DIR: 'content', HALFLIGHT_NOW: NOW, HALFLIGHT_PREVIEW: '', CI: 'true' },
  });
  let peak: number | undefined;
  const look = setInterval(() => {
    const now = memoryOf(build.pid ?? 0);
    if (now !== undefined) peak = Math.max(peak ?? 0, now);
  }, INTERVAL);
  const code = await new Promise((done) => build.on('exit', done));
  clearInterval(look);
  closeSync(output);
  if (code !== 0)
    throw new Error(`The build that was to be measured failed:\n${readFileSync(log, 'utf8').slice(-3000)}`);
  return { seconds: (performance.now() - begun) / 1000, megabytes: peak && Math.round(peak / 1024) };
}

/** The memory (PSS, so that shared pages count once) of a process and its descendants, in kilobytes; `undefined` where there is no `/proc`. */
function memoryOf(root: number): number | undefined {
  try {
    const children = new Map<number, number[]>();
    for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(read(`/proc/${name}/stat`))?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    }
    const tree = [root];
    for (const id of tree) tree.push(...(children.get(id) ?? []));
    return tree.reduce((sum, id) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0), 0);
  } catch {
    return undefined;
  }
}

/** The text of a file; empty if its process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
