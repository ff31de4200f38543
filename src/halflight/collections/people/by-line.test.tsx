/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { ByLine } from './by-line';

test('names those who wrote it, and leads to where they are', () => {
  renderInSite(
    <ByLine
      authors={[
        { name: 'Mary Somerville', role: 'Writer on science', url: 'https://example.org/mary/' },
        { name: 'Ada' },
      ]}
    />,
  );
  expect(screen.getByText('By')).toBeTruthy();
  expect(screen.getByText('Writer on science')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Mary Somerville']);
});

test('says in which language a person is, if in another than the page', () => {
  renderInSite(
    <ByLine
      authors={[
        { name: 'Marie', language: 'fr' },
        { name: 'Ada', language: 'en' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ lang }) => lang)).toEqual(['fr', '']);
});

test('is not there for the person of the site', () => {
  expect(renderInSite(<ByLine authors={[]} />).container).toBeEmptyDOMElement();
});
