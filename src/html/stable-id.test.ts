import { toStableId } from './stable-id';

test('an id is a UUID of version 5 in the namespace of addresses', () => {
  // As Python's uuid.uuid5(uuid.NAMESPACE_URL, 'https://example.org/post/hello') gives it.
  const expected = '679e36f3-2597-5f8e-9270-4d069f2c39b8';
  expect(toStableId('https://example.org', 'post/hello')).toBe(expected);
  expect(toStableId('https://example.org/', 'post/hello')).toBe(expected);
});

test('sites and names have ids of their own', () => {
  const ids = [
    toStableId('https://example.org', 'post/a'),
    toStableId('https://example.org', 'post/b'),
    toStableId('https://example.org/site', 'post/a'),
    toStableId('https://example.net', 'post/a'),
  ];
  expect(new Set(ids).size).toBe(4);
});
