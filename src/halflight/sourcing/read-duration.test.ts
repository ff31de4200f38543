import { readDuration } from './read-duration';

const libraries = new Map<string, unknown>();

jest.mock('../paths', () => ({
  ...jest.requireActual<object>('../paths'),
  isInstalled: (name: string) => libraries.has(name),
  fromLibrary: (name: string) => name,
  loadLibrary: (name: string) => libraries.get(name),
}));

afterEach(() => libraries.clear());

test.each<[string, () => Promise<object>, number | undefined]>([
  ['in whole seconds', () => Promise.resolve({ format: { duration: 62.6 } }), 63],
  ['not from a file that does not say it', () => Promise.resolve({ format: {} }), undefined],
  ['not from one that is no recording', () => Promise.reject(new Error('Guess what.')), undefined],
])('a recording is read %s', async (_, parseFile, expected) => {
  libraries.set('music-metadata', { parseFile });
  expect(await readDuration('a.mp3')).toBe(expected);
});

test('without the library the length is unknown', async () => {
  expect(await readDuration('a.mp3')).toBeUndefined();
});
