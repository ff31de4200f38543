import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone, createLanes } from './in-turn';

const before = process.cwd();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halflight-'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  rmSync(root, { recursive: true });
});

/** Pieces of work that end when they are told, and how many were ever done at once. */
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

test('no more is done at once than there are lanes, and what fails frees its own', async () => {
  const lanes = createLanes(2);
  const { work, most } = createWork();
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      lanes(async () => {
        await work();
        if (index === 1) throw new Error('failed');
        return index;
      }),
    ),
  );
  expect(most()).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
});

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
