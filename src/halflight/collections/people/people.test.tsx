/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { AuthorBox } from './author-box';
import { ByLine } from './by-line';

test('the author box below a text names its authors and describes them briefly', () => {
  renderInSite(
    <AuthorBox
      authors={[
        { name: 'Ada', role: 'Writer', summary: 'She writes.' },
        { name: 'Grace', path: '/people/grace/', url: 'https://example.org/', summary: 'She writes, too.' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Written by' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Ada', 'Grace']);
  for (const text of ['Writer', 'She writes.', 'She writes, too.']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/people/grace/');
});

test('the by-line above a text names its authors, marked with their language if that is not the language of the page', () => {
  renderInSite(
    <ByLine
      authors={[
        { name: 'Marie', language: 'fr', url: 'https://example.org/marie/' },
        { name: 'Ada', language: 'en' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ lang }) => lang)).toEqual(['fr', '']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://example.org/marie/']);
});

test.each([AuthorBox, ByLine])('nothing is shown for the site’s own person: %p', (Box) => {
  expect(renderInSite(<Box authors={[]} />).container).toBeEmptyDOMElement();
});
