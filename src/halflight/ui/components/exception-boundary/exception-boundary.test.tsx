/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ExceptionBoundary, toErrorDigest } from './exception-boundary';

function broken(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${stack}\n    at elsewhere` });
}

test('the digest of an error is the same every time, and its own', () => {
  const digest = toErrorDigest(broken('no mill', 'Mill (mill.tsx:1)'));
  expect(digest).toMatch(/^[\da-f]{8}$/);
  expect(toErrorDigest(broken('no mill', 'Mill (mill.tsx:1)'))).toBe(digest);
  expect(toErrorDigest(broken('no store', 'Mill (mill.tsx:1)'))).not.toBe(digest);
  expect(toErrorDigest(broken('no mill', 'Store (store.tsx:1)'))).not.toBe(digest);
});

test.each([['thrown text'], [undefined], [null], [{}], [new Error('')]])('%p has a digest too', (thrown) => {
  expect(toErrorDigest(thrown)).toMatch(/^[\da-f]{8}$/);
});

test('what broke is tried again when its key changes, and stays gone until then', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('no mill');
    return <p>Words</p>;
  };
  const draw = (resetKey: string) => (
    <ExceptionBoundary resetKey={resetKey} fallback={(digest) => <p>Broken {digest}</p>}>
      <Part />
    </ExceptionBoundary>
  );
  const { rerender } = render(draw('/a/'));
  expect(screen.getByText(/^Broken [\da-f]{8}$/)).toBeTruthy();
  isBroken = false;
  rerender(draw('/a/'));
  expect(screen.queryByText('Words')).toBeNull();
  rerender(draw('/b/'));
  expect(screen.getByText('Words')).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
