import { patchSveltia, readSveltia } from './patch-sveltia';

const { code, version } = readSveltia();

test('each patch fits the installed version of Sveltia CMS exactly once', () => {
  expect(patchSveltia(code, version)).not.toMatch(
    /cdn\.jsdelivr\.net\/fontsource|unpkg\.com\/@sveltia\/cms|githubstatus\.com\/api/,
  );
});

test('another version, with a place that is gone or not unique, is named', () => {
  expect(() => patchSveltia('', '1.2.3')).toThrow(
    'Sveltia CMS 1.2.3 has 0 places instead of one where it makes names of titles',
  );
  expect(() => patchSveltia(code + code, '1.2.3')).toThrow('Sveltia CMS 1.2.3 has 2 places instead of one');
});
