import { searchEngineSettings } from './settings';

const { verification, indexNow } = searchEngineSettings;

test('verification accepts codes, and explains what to enter instead of a whole tag', () => {
  const messageOf = (value: unknown) => verification.safeParse(value).error?.issues[0]?.message;
  expect(messageOf({ google: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ', facebook: 'x_y-z' })).toBeUndefined();
  expect(messageOf({ google: '<meta name="google-site-verification" content="abc" />' })).toBe(
    'must be only the code between the quotes of content="…"',
  );
});

test('the IndexNow key is a file name: not a path, and neither too short nor too long', () => {
  const keys = ['0f3c9a7be41d4c06a1d2f58e6b7c9d10', 'abcd-1234', 'short', 'a/../../b12345', 'a'.repeat(129)];
  expect(keys.map((key) => indexNow.safeParse(key).success)).toEqual([true, true, false, false, false]);
});
