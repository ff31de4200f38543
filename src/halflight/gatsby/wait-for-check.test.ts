import * as fs from 'node:fs';
import { CHECK_STATE, RELEASE, WAITING, waitForCheck } from './wait-for-check';

jest.mock<typeof fs>('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), readSync: jest.fn() }));

const read = jest.mocked(fs.readSync) as unknown as jest.Mock<number, [number, Buffer]>;
const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
  throw new Error('ended');
});

beforeEach(() => {
  read.mockReset();
  exit.mockClear();
});
afterEach(() => delete process.env.HALFLIGHT_CHECKED);

const says = (word: string) => (_: number, bytes: Buffer) => bytes.write(word);
const fails = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test.each([undefined, '1'])('a build that nobody asked to wait does not (%s)', (state) => {
  if (state !== undefined) process.env[CHECK_STATE] = state;
  waitForCheck();
  expect(read).not.toHaveBeenCalled();
});

test('a build waits for the word of the check, and then is one of checked content', () => {
  process.env[CHECK_STATE] = WAITING;
  read.mockImplementationOnce(fails('EAGAIN')).mockImplementationOnce(says(RELEASE));
  waitForCheck();
  expect(read).toHaveBeenCalledTimes(2);
  expect(process.env[CHECK_STATE]).toBe('1');
});

test.each([
  ['closed', says('')],
  ['broken', fails('EOF')],
])('where standard input is %s without a word, nothing is built', (_, answer) => {
  process.env[CHECK_STATE] = WAITING;
  read.mockImplementation(answer);
  expect(waitForCheck).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(process.env[CHECK_STATE]).toBe(WAITING);
});
