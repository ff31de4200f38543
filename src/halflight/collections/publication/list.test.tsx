/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { readBibliography } from '../../sourcing/read-bibliography';
import { entry } from '../../testing/sections';
import { renderInSite } from '../../testing/site';
import { List } from './list';

const person = { name: 'Ada Lovelace', social: [] };
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('a publication without a date comes first, and unnamed authors, editors and its type are shown', () => {
  const entries = [
    {
      ...entry.publication('A'),
      date: 'in press',
      kind: 'chapter' as const,
      authors: ['Menabrea, Luigi', 'Lovelace, Ada'],
      others: true,
      venue: 'Book',
      editors: ['Babbage, Charles'],
    },
    { ...entry.publication('B'), date: '2024', kind: 'report' as const, type: 'Working paper' },
  ];
  const { container, unmount } = renderInSite(<List entries={entries} eager={false} level={2} />, { person });
  expect(headings(2)).toEqual(['In press', '2024']);
  expect(document.querySelector('section')?.querySelector('h2')?.id).toBe('year-in-press');
  const names = Array.from(container.querySelectorAll('.publication-authors'), ({ textContent }) => textContent);
  expect(names).toEqual(['Luigi Menabrea, Ada Lovelace et al.', 'Edited by Charles Babbage']);
  unmount();
  renderInSite(<List entries={entries} eager={false} level={3} />);
  const rows = Array.from(document.querySelectorAll('.dated-row-when'), ({ textContent }) => textContent);
  expect(rows).toEqual(['ChapterIn press', 'Working paper2024']);
});

test('a publication marks the person, leads to its DOI, and can be cited; what is copied is read back the same', () => {
  const one = {
    ...entry.publication('Notes & more'),
    kind: 'article' as const,
    key: 'lovelace1843',
    authors: ['Menabrea, Luigi', 'Lovelace, Ada A.'],
    date: '1843-09',
    venue: 'Scientific Memoirs',
    volume: '3',
    pages: '691–731',
    doi: '10.1000/182',
    url: 'https://example.org/notes/',
    abstract: 'What it says.',
  };
  const { container } = renderInSite(<List entries={[one]} eager={false} level={3} />, { person });
  expect(screen.getByRole('link', { name: 'Read it: Notes & more' }).getAttribute('href')).toBe(
    'https://example.org/notes/',
  );
  const bibtex = container.querySelector('pre code')?.textContent ?? '';
  const { id, minutes, collection, abstract, ...values } = one;
  expect([id, minutes, collection, abstract].every(Boolean)).toBe(true);
  expect(readBibliography(bibtex).problems).toEqual([]);
  expect(readBibliography(bibtex).entries[0]?.values).toEqual(values);
});

test('what accompanies a publication is linked after it, by name', () => {
  const one = {
    ...entry.publication('A'),
    slides: '/static/1/a.pdf',
    pdf: '/static/0/a.pdf',
    code: 'https://example.org/',
  };
  renderInSite(<List entries={[one]} eager={false} level={2} />);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['PDF: A', '/static/0/a.pdf'],
    ['Code: A', 'https://example.org/'],
    ['Slides: A', '/static/1/a.pdf'],
  ]);
});

test.each([
  ['entry:publications/1843/my engine.md', 'myengine'],
  ['entry:publications/engine/index.fr.md', 'engine'],
])('%s without a key is cited by the name of its file or folder: %s', (id, key) => {
  const { container } = renderInSite(<List entries={[{ ...entry.publication('A'), id }]} eager={false} level={3} />);
  expect(container.querySelector('pre code')?.textContent).toContain(`{${key},`);
});
