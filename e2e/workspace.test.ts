import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { enterSite, synchronize } from './workspace';
import { beginBuild, digestOfCode, endBuild } from '../src/halflight/cli/clean-start';
import { makeFolder } from '../src/halflight/testing/temporary-folder';
import { writeFiles } from '../src/halflight/testing/write-files';

let top: string;
const at = (path: string) => join(top, path);

const write = (files: Record<string, string>): void => writeFiles(top, files);

beforeEach(() => (top = makeFolder()));

test('a folder becomes the same as another, and what is the same already is not written again', () => {
  write({
    'from/same.ts': 'a',
    'from/deep/new.ts': 'b',
    'from/changed.ts': 'c',
    'to/same.ts': 'a',
    'to/changed.ts': '?',
  });
  write({ 'to/gone/old.ts': 'd' });
  utimesSync(at('to/same.ts'), 1000, 1000);
  synchronize(at('from'), at('to'));
  expect(readFileSync(at('to/deep/new.ts'), 'utf8')).toBe('b');
  expect(readFileSync(at('to/changed.ts'), 'utf8')).toBe('c');
  expect(existsSync(at('to/gone/old.ts'))).toBe(false);
  expect(statSync(at('to/same.ts')).mtimeMs).toBe(1_000_000);
});

describe('a workspace that builds one site after another', () => {
  const workspace = () => at('work');
  const cache = (name: string) => at(`work/.cache/${name}`);

  /** Simulates the results of a build in a workspace, as far as they matter to the next one. */
  function build(site: string): void {
    const digest = digestOfCode(workspace(), at(`content/${site}`));
    enterSite(workspace(), site, at(`content/${site}`));
    beginBuild(workspace(), digest);
    write({ 'work/.cache/data': site, [`work/public/${site}.html`]: site });
    if (!existsSync(cache('webpack/pack'))) write({ 'work/.cache/webpack/pack': `compiled for ${site}` });
    endBuild(workspace(), digest);
  }

  beforeEach(() => {
    write({ 'work/src/code.ts': 'one' });
    for (const [site, path] of [
      ['first', '/'],
      ['second', '/'],
      ['below', '/some/path/'],
    ])
      write({
        [`content/${site ?? ''}/site.md`]: `---\ntitle: A site\nurl: https://halflight.test${path ?? ''}\n---\n`,
      });
  });

  test('shares what was compiled, and no more; what was compiled for another path it does not', () => {
    build('first');
    build('below');
    expect(readFileSync(cache('webpack/pack'), 'utf8')).toBe('compiled for below');
    enterSite(workspace(), 'second', at('content/second'));
    expect(readFileSync(cache('webpack/pack'), 'utf8')).toBe('compiled for first');
    expect(existsSync(cache('data'))).toBe(false);
    expect(existsSync(at('work/public'))).toBe(false);
  });

  test('gives a site back what its last build left', () => {
    build('first');
    build('second');
    expect(existsSync(at('work/public/first.html'))).toBe(false);
    enterSite(workspace(), 'first', at('content/first'));
    expect(readFileSync(cache('data'), 'utf8')).toBe('first');
    expect(existsSync(at('work/public/first.html'))).toBe(true);
    expect(existsSync(at('work/public/second.html'))).toBe(false);
  });

  test('gives nothing back when the code has changed', () => {
    build('first');
    build('second');
    write({ 'work/src/code.ts': 'two' });
    enterSite(workspace(), 'first', at('content/first'));
    expect(existsSync(at('work/.cache'))).toBe(false);
    expect(existsSync(at('work/public'))).toBe(false);
  });

  test('gives nothing back of a build that did not finish', () => {
    build('first');
    enterSite(workspace(), 'second', at('content/second'));
    beginBuild(workspace(), digestOfCode(workspace(), at('content/second')));
    write({ 'work/.cache/data': 'half of it' });
    enterSite(workspace(), 'first', at('content/first'));
    enterSite(workspace(), 'second', at('content/second'));
    expect(existsSync(cache('data'))).toBe(false);
    expect(readFileSync(cache('webpack/pack'), 'utf8')).toBe('compiled for first');
  });
});
