import { toErrorDigest } from './exception-boundary';

function broken(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${stack}\n    at elsewhere` });
}

test('the digest of an error is stable and unique to it', () => {
  const digest = toErrorDigest(broken('no mill', 'Mill (mill.tsx:1)'));
  expect(digest).toMatch(/^[\da-f]{8}$/);
  expect(toErrorDigest(broken('no mill', 'Mill (mill.tsx:1)'))).toBe(digest);
  expect(toErrorDigest(broken('no store', 'Mill (mill.tsx:1)'))).not.toBe(digest);
  expect(toErrorDigest(broken('no mill', 'Store (store.tsx:1)'))).not.toBe(digest);
});

test('anything that is thrown has a digest', () => {
  for (const thrown of ['thrown text', undefined, null, {}, new Error('')])
    expect([thrown, toErrorDigest(thrown)]).toEqual([thrown, expect.stringMatching(/^[\da-f]{8}$/)]);
});
