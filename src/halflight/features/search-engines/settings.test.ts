import { searchEngineSettings } from './settings';

const { verification, indexNow } = searchEngineSettings;

test.each<[string, unknown, string | undefined]>([
  ['a code', { google: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ' }, undefined],
  ['several', { bing: '8D4BCE5B6E1A4F2E9C7B', pinterest: 'a1b2c3', facebook: 'x_y-z' }, undefined],
  [
    'the whole tag',
    { google: '<meta name="google-site-verification" content="abc" />' },
    'must be only the code between the quotes of content="…"',
  ],
])('verification takes, or does not, %s', (_, value, message) => {
  expect(verification.safeParse(value).error?.issues[0]?.message).toBe(message);
});

test.each([
  ['0f3c9a7be41d4c06a1d2f58e6b7c9d10', true],
  ['abcd-1234', true],
  ['short', false],
  ['a/../../b12345', false],
  ['a'.repeat(129), false],
])('the key of IndexNow %p is %s', (key, valid) => {
  expect(indexNow.safeParse(key).success).toBe(valid);
});
