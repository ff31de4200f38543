import { spawnSync } from 'node:child_process';
import { importsOfEachTest } from '../halflight/testing/imports';

const { blog, inBlog, inContent, snapshot } = importsOfEachTest();

const run = (...args: string[]) => {
  const env = { ...process.env, CONTENT_DIR: inContent() };
  const { status, stdout, stderr } = spawnSync('node', ['src/halflight-import/bin.cjs', ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
};

test('the command shows its usage, and what it would do', () => {
  expect(run('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run import -- SOURCE') as string,
  });
  expect(run('a', 'b')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^Only one SOURCE[^]*npm run import/) as string,
  });
  blog({ '_config.yml': '', '_posts/2019-01-01-a.md': '---\ntitle: "\u001b[31mA"\n---\nWords. {% x\u001b[31m %}\n' });
  const before = snapshot();
  const dry = run(inBlog(), '--dry-run');
  expect(dry).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^Reading files: 2\nConverting texts: 1\nChecking/) as string,
  });
  expect(dry.stdout).toMatch(/^Jekyll: would import 1 post into [^]*\nNothing was written: this was a dry run\.\n$/);
  expect(dry.stdout).not.toContain('\u001b');
  expect(snapshot()).toEqual(before);
  // "npm run import SOURCE --dry-run", without the "--" before it.
  process.env.npm_config_dry_run = 'true';
  expect(run(inBlog()).stdout).toBe(dry.stdout);
  delete process.env.npm_config_dry_run;
  expect(snapshot()).toEqual(before);
  expect(JSON.parse(run(inBlog(), '--json').stdout)).toMatchObject({
    program: 'Jekyll',
    written: true,
    entries: [{ to: 'posts/a/index.md', status: 'new' }],
  });
});
