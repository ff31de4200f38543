import { describeFigures, type Figures } from './describe-figures';

const build = { seconds: 12.34, megabytes: 900 };

const figures: Figures = {
  machine: 'Node v20, 2 cores, 8 GB',
  builds: [{ posts: 100, cold: build, warm: build, edit: { seconds: 5, megabytes: undefined } }],
  weights: [{ page: 'home', html: 12_345, gzip: 2345, brotli: 1999 }],
  visits: [],
};

test('figures are tables that Markdown understands', () => {
  expect(describeFigures(figures).split('\n')).toEqual([
    'Node v20, 2 cores, 8 GB',
    '',
    '| Posts |           Cold | Nothing changed | One edit |',
    '| ----- | -------------: | --------------: | -------: |',
    '| 100   | 12.3 s, 900 MB |  12.3 s, 900 MB |    5.0 s |',
    '',
    '| Page |    HTML |   gzip | Brotli |',
    '| ---- | ------: | -----: | -----: |',
    '| home | 12.3 kB | 2.3 kB | 2.0 kB |',
    '',
    'No browser was found: visits were not measured.',
  ]);
});

test('first visits have their own', () => {
  const visit = { firstPaint: 900.4, largestPaint: 1200, shift: 0, blocked: 12, requests: 4, bytes: 45_678 };
  expect(describeFigures({ ...figures, visits: [{ page: 'post', ...visit }] })).toContain(
    '| post        |      900 ms |       1200 ms | 0.000 |   12 ms |        4 | 45.7 kB |',
  );
});
