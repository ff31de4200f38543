import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterFolder } from '../../testing/temporary-folder';
import { alone } from './in-turn';

let root: string;

beforeEach(() => (root = enterFolder()));

/** Pieces of work that end when they are told to, and the largest number that ever ran at once. */
function createWork() {
  let now = 0;
  let most = 0;
  return {
    most: () => most,
    work: async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((go) => setTimeout(go, 5));
      now -= 1;
    },
  };
}

test('what has one name is done one after the other, also where others claim it', async () => {
  const { work, most } = createWork();
  await Promise.all([1, 2, 3].map(() => alone('a', work)));
  expect(most()).toBe(1);
  const claim = join(root, '.cache/halflight-pictures/a');
  expect(existsSync(claim)).toBe(false);

  writeFileSync(claim, '');
  let done = false;
  const waiting = alone('a', () => Promise.resolve((done = true)));
  await new Promise((go) => setTimeout(go, 120));
  expect(done).toBe(false);
  rmSync(claim);
  await waiting;
  expect(done).toBe(true);
});

test('a claim of a process that ended counts for nothing, and one that fails is given up', async () => {
  const claim = join(root, '.cache/halflight-pictures/a');
  mkdirSync(join(claim, '..'), { recursive: true });
  writeFileSync(claim, '');
  utimesSync(claim, 1, 1);
  expect(await alone('a', () => Promise.resolve('done'))).toBe('done');
  await expect(alone('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(existsSync(claim)).toBe(false);
});
