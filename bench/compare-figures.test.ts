import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareFigures } from './compare-figures';
import type { Figures } from './describe-figures';
import { describeGrowth, readKept, writeKept } from './kept-figures';

const visit = { firstPaint: 600, largestPaint: 600, shift: 0, blocked: 0, requests: 4, bytes: 45_000 };
const reference = { ...visit, page: 'reference', firstPaint: 400, largestPaint: 400 };

const build = {
  posts: 100,
  cold: { seconds: 40, megabytes: 1800 },
  warm: { seconds: 8, megabytes: 900 },
  edit: { seconds: 10, megabytes: undefined },
};
const kept: Figures = {
  machine: 'Node v20, 2 cores, 8 GB',
  builds: [build],
  weights: [{ page: 'home', html: 60_000, gzip: 17_000, brotli: 15_000 }],
  visits: [{ page: 'home', ...visit }, reference],
};

test('a slow run, which slows down the reference equally, does not count as growth', () => {
  const slow = { firstPaint: 1800, largestPaint: 1800 };
  const visits = [
    { page: 'home', ...visit, ...slow },
    { ...reference, firstPaint: 1200, largestPaint: 1200 },
  ];
  expect(compareFigures(kept, { ...kept, visits })).toEqual([]);
});

test('a page that paints later relative to its reference, shifts or requests more is reported', () => {
  const visits = [{ page: 'home', ...visit, firstPaint: 700, requests: 5, shift: 0.02 }, reference];
  expect(compareFigures(kept, { ...kept, visits })).toEqual([
    'home, first paint beside the reference: 1.50 before, 1.75 now (+17 %)',
    'home, requests: 4 before, 5 now (+25 %)',
    'home, shift: 0.000 before, 0.020 now',
  ]);
});

test('builds are only compared on the same machine', () => {
  const builds = [{ ...build, edit: { seconds: 20, megabytes: 700 }, cold: { seconds: 41, megabytes: 2400 } }];
  expect(compareFigures(kept, { ...kept, builds })).toEqual([
    '100 posts, cold, memory: 1800 MB before, 2400 MB now (+33 %)',
    '100 posts, one edit: 10.0 s before, 20.0 s now (+100 %)',
  ]);
  expect(compareFigures(kept, { ...kept, builds, machine: 'another' })).toEqual([]);
});

test('figures that only one run has are skipped', () => {
  const now = { ...kept, visits: [], builds: [{ ...build, posts: 1000 }], weights: [] };
  expect(compareFigures(kept, now)).toEqual([]);
  expect(compareFigures(now, kept)).toEqual([]);
});

test('a run reports growth, missing stored figures and a different machine', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'figures.json');
  expect(describeGrowth(readKept(file), kept)).toContain('npm run bench -- --keep');
  writeKept(file, kept);
  expect(readKept(file)).toEqual(JSON.parse(JSON.stringify(kept)));
  expect(describeGrowth(readKept(file), kept)).toBe('Nothing grew since the figures that are kept.');
  expect(describeGrowth(readKept(file), { ...kept, machine: 'another' })).toContain('builds were not compared');
  const weights = [{ page: 'home', html: 70_000, gzip: 17_000, brotli: 15_000 }];
  expect(describeGrowth(readKept(file), { ...kept, weights })).toBe(
    'Grew since the figures that are kept:\n- home, HTML: 60.0 kB before, 70.0 kB now (+17 %)',
  );
});
