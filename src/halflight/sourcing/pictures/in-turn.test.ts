import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { enterFolder } from '../../testing/temporary-folder';
import { alone } from './in-turn';

let root: string;

beforeEach(() => (root = enterFolder()));

/** Yields to other tasks that wait for the disk, by doing the same. */
async function askTheDisk(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await stat(root);
}

test('work of the same name runs one after the other, even if other processes claim it', async () => {
  let [now, most] = [0, 0];
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await askTheDisk();
    now -= 1;
  };
  await Promise.all([1, 2].map(() => alone('a', work)));
  expect(most).toBe(1);
  const claim = join(root, '.cache/halflight-pictures/a');
  expect(existsSync(claim)).toBe(false);

  writeFileSync(claim, '');
  const order: string[] = [];
  const waiting = alone('a', () => Promise.resolve(order.push('done')));
  await askTheDisk();
  order.push('free');
  rmSync(claim);
  await waiting;
  expect(order).toEqual(['free', 'done']);
});

test('the claim of a crashed process expires, and a failure releases the claim', async () => {
  const claim = join(root, '.cache/halflight-pictures/a');
  mkdirSync(join(claim, '..'), { recursive: true });
  writeFileSync(claim, '');
  utimesSync(claim, 1, 1);
  expect(await alone('a', () => Promise.resolve('done'))).toBe('done');
  await expect(alone('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(existsSync(claim)).toBe(false);
});
