/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SiteFrame, toDigest } from './site-frame';
import { useSiteSettings } from './use-site-settings';

jest.mock('./use-site-settings', () => ({ useSiteSettings: jest.fn() }));

beforeEach(() => {
  jest.mocked(useSiteSettings).mockReturnValue({ siteSettings: null, person: null });
});
afterEach(() => jest.restoreAllMocks());

function broken(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${stack}\n    at elsewhere` });
}

test('the digest of an error is the same every time, and its own', () => {
  const digest = toDigest(broken('no mill', 'Mill (mill.tsx:1)'));
  expect(digest).toMatch(/^[\da-f]{8}$/);
  expect(toDigest(broken('no mill', 'Mill (mill.tsx:1)'))).toBe(digest);
  expect(toDigest(broken('no store', 'Mill (mill.tsx:1)'))).not.toBe(digest);
  expect(toDigest(broken('no mill', 'Store (store.tsx:1)'))).not.toBe(digest);
});

test.each([['thrown text'], [undefined], [null], [{}], [new Error('')]])('%p has a digest too', (thrown) => {
  expect(toDigest(thrown)).toMatch(/^[\da-f]{8}$/);
});

test('without site.md and person.md nothing breaks', () => {
  render(
    <SiteFrame path="/">
      <p>Words</p>
    </SiteFrame>,
  );
  expect(screen.getByRole('main').textContent).toBe('Words');
});

test('a page that breaks shows the exception screen within the frame, with a digest and a way home', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = broken('no mill', 'Mill (mill.tsx:1)');
  const Broken = () => {
    throw error;
  };
  const { rerender } = render(
    <SiteFrame path="/a/">
      <Broken />
    </SiteFrame>,
  );
  const heading = { level: 1, name: 'Application error: a client-side exception has occurred' };
  expect(screen.getByRole('heading', heading)).toBeTruthy();
  expect(screen.getByText(toDigest(error))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  expect(logged).toHaveBeenCalled();
  rerender(
    <SiteFrame path="/b/">
      <p>Words</p>
    </SiteFrame>,
  );
  expect(screen.queryByRole('heading', heading)).toBeNull();
  expect(screen.getByText('Words')).toBeTruthy();
});
