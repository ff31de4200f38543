import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fromEngine, fromLibrary, fromProject, toShownPath } from './paths';

test('the engine is found from its code, and the project from where a command is run', () => {
  const before = process.cwd();
  process.chdir('/');
  try {
    expect(fromEngine('paths.test.ts')).toBe(__filename);
    expect(fromProject('content')).toBe(resolve('/content'));
    expect(toShownPath(resolve('/content/site.md'))).toBe(resolve('/content/site.md').slice(1));
    expect(existsSync(fromLibrary('gatsby', 'cli.js'))).toBe(true);
  } finally {
    process.chdir(before);
  }
});

test('the message names a missing library', () => {
  expect(() => fromLibrary('no-such-library', 'index.js')).toThrow('index.js of the library no-such-library');
});
