import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';

let root = '';
beforeEach(() => {
  root = makeFolder();
  jest.resetModules();
});
afterEach(() => {
  jest.dontMock('../markdown/text-facts');
});

/** The module as in a new process, and a spy that counts how many texts were parsed. */
function newProcess() {
  jest.resetModules();
  const real = jest.requireActual<typeof import('../markdown/text-facts')>('../markdown/text-facts');
  const readFacts = jest.fn(real.readFacts);
  jest.doMock('../markdown/text-facts', () => ({ ...real, readFacts }));
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a process of its own
  const { factsOf } = require('./kept-facts') as typeof import('./kept-facts');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- of the same process
  const { keepIn, saveKept } = require('./kept') as typeof import('./kept');
  return { factsOf, keepIn, saveKept, readFacts };
}

const folder = () => join(root, 'node_modules/.cache/halflight');
const fileIn = () => join(folder(), readdirSync(folder())[0] ?? '');

test('a text is read once, in this process and the next', () => {
  const first = newProcess();
  first.keepIn(root);
  expect(first.factsOf('## A').ids).toEqual(['a']);
  expect(first.factsOf('## A').ids).toEqual(['a']);
  expect(first.factsOf('## A', { title: 'a' }).ids).toEqual([]);
  expect(first.readFacts).toHaveBeenCalledTimes(2);
  first.saveKept();
  const second = newProcess();
  second.keepIn(root);
  expect(second.factsOf('## A').ids).toEqual(['a']);
  expect(second.readFacts).not.toHaveBeenCalled();
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['of other things', (text: string) => text.replace(/\{.*/, '{"summary":1}')],
  ['no text', () => '\0\0\0\n\n'],
])('a file that is %s is as good as none', (_, damage) => {
  const first = newProcess();
  first.keepIn(root);
  first.factsOf('## A');
  first.saveKept();
  writeFileSync(fileIn(), damage(readFileSync(fileIn(), 'utf8')));
  const second = newProcess();
  second.keepIn(root);
  expect(second.factsOf('## A').ids).toEqual(['a']);
});

test('nothing is written where nobody asked for it', () => {
  const { factsOf, saveKept } = newProcess();
  factsOf('## A');
  saveKept();
  expect(readdirSync(root)).toEqual([]);
});
