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

test('the same figures did not grow, and neither did smaller ones', () => {
  expect(compareFigures(kept, kept)).toEqual([]);
  expect(compareFigures(kept, { ...kept, weights: [{ page: 'home', html: 100, gzip: 50, brotli: 40 }] })).toEqual([]);
});

test('bytes are compared to a hundredth', () => {
  const weights = [{ page: 'home', html: 60_500, gzip: 17_500, brotli: 15_000 }];
  expect(compareFigures(kept, { ...kept, weights })).toEqual(['home, gzip: 17.0 kB before, 17.5 kB now (+3 %)']);
});

test('a slow day, which slows the reference as much, is no growth', () => {
  const slow = { firstPaint: 1800, largestPaint: 1800 };
  const visits = [
    { page: 'home', ...visit, ...slow },
    { ...reference, firstPaint: 1200, largestPaint: 1200 },
  ];
  expect(compareFigures(kept, { ...kept, visits })).toEqual([]);
});

test('a page that paints later beside the reference of its run, moves or asks for more, is named', () => {
  const visits = [{ page: 'home', ...visit, firstPaint: 700, requests: 5, shift: 0.02 }, reference];
  expect(compareFigures(kept, { ...kept, visits })).toEqual([
    'home, first paint beside the reference: 1.50 before, 1.75 now (+17 %)',
    'home, requests: 4 before, 5 now (+25 %)',
    'home, shift: 0.000 before, 0.020 now',
  ]);
});

test('builds are compared on one machine only', () => {
  const builds = [{ ...build, edit: { seconds: 20, megabytes: 700 }, cold: { seconds: 41, megabytes: 2400 } }];
  expect(compareFigures(kept, { ...kept, builds })).toEqual([
    '100 posts, cold, memory: 1800 MB before, 2400 MB now (+33 %)',
    '100 posts, one edit: 10.0 s before, 20.0 s now (+100 %)',
  ]);
  expect(compareFigures(kept, { ...kept, builds, machine: 'another' })).toEqual([]);
});

test('what one of the two runs did not measure is passed over', () => {
  const now = { ...kept, visits: [], builds: [{ ...build, posts: 1000 }], weights: [] };
  expect(compareFigures(kept, now)).toEqual([]);
  expect(compareFigures(now, kept)).toEqual([]);
});

test('a run says what grew, what to do where nothing is kept, and when the machine is another', () => {
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
