/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { List } from '../book/list';
import { draw, entry } from '../../testing/sections';
import { languageOf, multilingual, renderInSite, shownImage } from '../../testing/site';
import type { ShownSection } from '../sections';
import type { Member } from '../shown';

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('a timeline', () => {
  test('shows positions, and studies below a heading of their own', () => {
    const keeper = { ...entry.experience('Keeper'), url: 'https://example.org/' };
    const year = { ...entry.education('A year'), start: '2013', end: '2013' };
    draw([{ type: 'timeline' }], [[keeper, entry.education('Mathematics'), year]]);
    expect(headings(2)).toEqual(['Experience']);
    expect(headings(3)).toEqual(['Keeper', 'Education']);
    expect(headings(4)).toEqual(['Mathematics', 'A year']);
    const items = screen.getAllByRole('listitem').map((item) => item.querySelector('.label')?.textContent);
    expect(items).toEqual(['April 2020 – Present', '2014 – 2018', '2013']);
    expect(screen.getByRole('link', { name: 'Example Works' }).getAttribute('href')).toBe('https://example.org/');
  });

  test('of studies alone is called so', () => {
    draw([{ type: 'timeline', of: 'education' }], [[entry.education('Mathematics')]]);
    expect(headings(2)).toEqual(['Education']);
    expect(headings(3)).toEqual(['Mathematics']);
  });

  test('of its own shows what it lists, in that order', () => {
    const items = [
      { when: '1842–1843', title: 'The Notes', text: '<p>With a <em>table</em>.</p>' },
      { when: 'Later', title: 'What came after' },
    ];
    draw([{ type: 'timeline', items }]);
    expect(headings(2)).toEqual(['The Notes', 'What came after']);
    expect(screen.getByText('1842–1843')).toBeTruthy();
    expect(screen.getByText('table').tagName).toBe('EM');
  });
});

test('a testimonial is a quotation with its source', () => {
  const testimonial = {
    ...entry.testimonial('Test Voice'),
    role: 'Reader',
    url: 'https://example.org/letter/',
    avatar: shownImage(''),
  };
  draw([{ type: 'testimonials' }], [[testimonial, entry.testimonial('Another Voice')]]);
  const [first, second] = screen.getAllByRole('figure');
  expect(first?.querySelector('blockquote')).toHaveTextContent('It is good.');
  expect(first?.querySelector('blockquote')).toHaveAttribute('cite', 'https://example.org/letter/');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Test Voice' })).toBeTruthy();
  expect(within(first as HTMLElement).getByText('Reader')).toBeTruthy();
  expect(first?.querySelector('img')).not.toBeNull();
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

test.each<[string, ShownSection, Member]>([
  ['testimonial', { type: 'testimonials' }, entry.testimonial('A')],
  ['service', { type: 'services' }, entry.service('A')],
  ['publication', { type: 'publications' }, entry.publication('A')],
])('a %s in another language than the page says so', (_, section, member) => {
  const { unmount } = draw([section], [[{ ...member, language: 'ar' }]], multilingual);
  expect(languageOf(screen.getByText('A'))).toBe('ar rtl');
  unmount();
  draw([section], [[{ ...member, language: 'en' }]], multilingual);
  expect(screen.getByText('A').closest('[lang]')).toBeNull();
});

test('of a publication in another language, the words of the interface are in that of the page', () => {
  draw([{ type: 'publications' }], [[{ ...entry.publication('A'), language: 'ar', abstract: 'B' }]], multilingual);
  const languages = ['Abstract', 'B', 'Cite'].map((text) => languageOf(screen.getByText(text)));
  expect(languages).toEqual(['en ltr', 'ar rtl', 'en ltr']);
});

test('of a person of the team there is a portrait or their initials, and their links are not claimed for the site’s person', () => {
  const first = {
    ...entry.people('First Person'),
    role: 'Writer',
    avatar: shownImage('Portrait of First Person'),
    url: 'https://example.org/first/',
    social: [{ url: 'https://github.com/first' }],
    summary: 'Writes.',
  };
  draw([{ type: 'team' }], [[first, entry.people('Mary Fairfax Somerville')]]);
  expect(screen.getByRole('img', { name: 'Portrait of First Person' })).toBeTruthy();
  expect(screen.getByText('MS')).toBeTruthy();
  expect(screen.getByText('Writes.')).toBeTruthy();
  const links = within(screen.getByRole('list', { name: 'First Person elsewhere' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('rel')])).toEqual([['GitHub', null]]);
});

test('awards lead to where more is said of them, and a day may be a year alone', () => {
  const award = { ...entry.award('The prize'), url: 'https://example.org/prize/' };
  draw([{ type: 'awards' }], [[award, { ...entry.award('A mention'), date: '2012' }]]);
  expect(screen.getByRole('link', { name: 'The prize' })).toBeTruthy();
  expect(screen.getByText('2012').tagName).toBe('TIME');
});

describe('books', () => {
  test('that one wrote say when they came out, and nothing of how one likes them', () => {
    const own = {
      ...entry.book('A book'),
      authors: undefined,
      wrote: true,
      published: '1843',
      finished: '2026',
      rating: 5,
    };
    draw([{ type: 'books' }], [[own]]);
    expect(screen.getByText('1843')).toBeTruthy();
    for (const text of ['An Author', '2026', '5 of 5']) expect(screen.queryByText(text)).toBeNull();
  });

  test('of both kinds stand below headings of their own on the page of the list, and nowhere else', () => {
    const books = [{ ...entry.book('Mine'), wrote: true }, entry.book('Read')];
    const headings = () =>
      screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    const { unmount } = renderInSite(<List entries={books} eager={false} level={2} />);
    expect(headings()).toEqual(['H2 Books written', 'H3 Mine', 'H2 Books read', 'H3 Read']);
    unmount();
    const again = renderInSite(<List entries={books.slice(1)} eager={false} level={2} />);
    expect(headings()).toEqual(['H2 Read']);
    again.unmount();
    draw([{ type: 'books' }], [books]);
    expect(headings()).toEqual(['H2 Books', 'H3 Mine', 'H3 Read']);
  });

  test('that are featured say what was said of them first, and where they are to be had', () => {
    const shops = [{ label: 'A shop', url: 'https://example.org/shop/' }];
    const quotes = ['Remarkable.', 'Second.'].map((text) => ({ text, source: 'A review' }));
    const featured = {
      ...entry.book('A book'),
      path: '/books/a/',
      publisher: 'A house',
      published: '1843',
      shops,
      quotes,
    };
    draw([{ type: 'books', featured: true }], [[featured]]);
    expect(screen.getByText('Remarkable.').closest('blockquote')).not.toBeNull();
    expect(screen.queryByText('Second.')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/books/a/', 'https://example.org/shop/', '/books/a/']);
  });

  test('without a picture have a cover that screen readers pass over', () => {
    draw([{ type: 'books' }], [[entry.book('A book'), { ...entry.book('Another'), cover: shownImage('A cover') }]]);
    expect(screen.getAllByText('A book').map((found) => found.closest('[aria-hidden]') !== null)).toEqual([
      true,
      false,
    ]);
    expect(screen.getByRole('img', { name: 'A cover' }).getAttribute('loading')).toBe('eager');
  });
});
