/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { List } from '../collections/book/list';
import { draw, entry } from '../testing/sections';
import { renderInSite, shownImage } from '../testing/site';
import type { SiteLanguage } from '../ui/components/site-context/site-context';
import type { Member, ShownSection } from './shown';

const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('a timeline', () => {
  test('shows positions, and studies below a heading of their own', () => {
    draw([{ type: 'timeline' }], [[entry.experience('Keeper'), entry.education('Mathematics')]]);
    expect(headings(2)).toEqual(['Experience']);
    expect(headings(3)).toEqual(['Keeper', 'Education']);
    expect(headings(4)).toEqual(['Mathematics']);
  });

  test('of studies alone is called so', () => {
    draw([{ type: 'timeline', of: 'education' }], [[entry.education('Mathematics')]]);
    expect(headings(2)).toEqual(['Education']);
    expect(headings(3)).toEqual(['Mathematics']);
  });

  test('says from when until when, and that a position without an end is held at present', () => {
    const year = { ...entry.education('A year'), start: '2013', end: '2013' };
    draw([{ type: 'timeline' }], [[entry.experience('Keeper'), entry.education('Mathematics'), year]]);
    const items = screen.getAllByRole('listitem').map((item) => item.querySelector('.label')?.textContent);
    expect(items).toEqual(['April 2020 – Present', '2014 – 2018', '2013']);
  });

  test('shows all that is known of a position', () => {
    const position = {
      ...entry.experience('Keeper'),
      url: 'https://example.org/',
      location: 'London',
      highlights: ['Kept it.', 'And more.'],
      body: '<p>Words about it.</p>',
    };
    draw([{ type: 'timeline' }], [[position]]);
    expect(screen.getByRole('link', { name: 'Example Works' }).getAttribute('href')).toBe('https://example.org/');
    expect(screen.getByText(/London/)).toBeTruthy();
    expect(screen.getByText('Words about it.')).toBeTruthy();
    expect(within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
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

test('services say what one gets, and lead on within the site or out of it', () => {
  draw(
    [{ type: 'services' }],
    [
      [
        { ...entry.service('Within'), icon: 'book', to: '/about/', body: '<p>More of it.</p>' },
        { ...entry.service('Out'), url: 'https://example.org/' },
        entry.service('Plain'),
      ],
    ],
  );
  expect(headings(3)).toEqual(['Within', 'Out', 'Plain']);
  expect(screen.getAllByText('What one gets.')).toHaveLength(3);
  expect(screen.getByText('More of it.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/about/',
    'https://example.org/',
  ]);
});

test('a testimonial is a quotation, and says whose', () => {
  const testimonial = {
    ...entry.testimonial('Test Voice'),
    role: 'Reader',
    url: 'https://example.org/letter/',
    avatar: shownImage(''),
  };
  draw([{ type: 'testimonials' }], [[testimonial, entry.testimonial('Another Voice')]]);
  const [first, second] = screen.getAllByRole('figure');
  const quotation = within(first as HTMLElement)
    .getByText('It is good.')
    .closest('blockquote');
  expect(quotation?.getAttribute('cite')).toBe('https://example.org/letter/');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Test Voice' })).toBeTruthy();
  expect(within(first as HTMLElement).getByText('Reader')).toBeTruthy();
  expect(first?.querySelector('img')).not.toBeNull();
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

/** The languages of a site whose pages are in English and some of whose entries are in Arabic. */
const languages: SiteLanguage[] = [
  { code: 'en', home: '/', name: 'English', direction: 'ltr' },
  { code: 'ar', home: '/ar/', name: 'العربية', direction: 'rtl' },
].map((language) => ({ ...language, offer: '', decline: '', notFound: '', backHome: '' }) as SiteLanguage);

test.each<[string, ShownSection, Member]>([
  ['testimonial', { type: 'testimonials' }, entry.testimonial('A')],
  ['service', { type: 'services' }, entry.service('A')],
  ['publication', { type: 'publications' }, entry.publication('A')],
])('a %s in another language than the page says so', (_, section, member) => {
  const { unmount } = draw([section], [[{ ...member, language: 'ar' }]], { languages });
  const around = screen.getByText('A').closest('[lang]');
  expect([around?.getAttribute('lang'), around?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  unmount();
  draw([section], [[{ ...member, language: 'en' }]], { languages });
  expect(screen.getByText('A').closest('[lang]')).toBeNull();
});

test('of a publication in another language, the words of the interface are in that of the page', () => {
  draw([{ type: 'publications' }], [[{ ...entry.publication('A'), language: 'ar', abstract: 'B' }]], { languages });
  const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(['Abstract', 'B', 'Cite'].map(languageOf)).toEqual(['en', 'ar', 'en']);
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

test('awards say when they were given, and by whom', () => {
  const award = { ...entry.award('The prize'), url: 'https://example.org/prize/', body: '<p>For a table.</p>' };
  draw([{ type: 'awards' }], [[award, { ...entry.award('A mention'), date: '2012' }]]);
  expect(headings(2)).toEqual(['Awards']);
  expect(headings(3)).toEqual(['The prize', 'A mention']);
  expect(screen.getByText('June 2025').getAttribute('datetime')).toBe('2025-06');
  expect(screen.getByText('2012').tagName).toBe('TIME');
  expect(screen.getAllByText('Example Society')).toHaveLength(2);
  expect(screen.getByText('For a table.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The prize' })).toBeTruthy();
});

describe('books', () => {
  test.each([
    [{ path: '/books/a/', url: 'https://example.org/' }, '/books/a/'],
    [{ path: null, url: 'https://example.org/' }, 'https://example.org/'],
    [{ shops: [{ label: 'A shop', url: 'https://example.org/shop/' }] }, 'https://example.org/shop/'],
    [{}, undefined],
  ])('of %j lead to %s', (where, expected) => {
    draw([{ type: 'books' }], [[{ ...entry.book('A book'), ...where }]]);
    expect(screen.queryByRole('link', { name: 'A book' })?.getAttribute('href')).toBe(expected);
  });

  test('say who wrote them, when they were finished and how they were liked', () => {
    draw([{ type: 'books' }], [[{ ...entry.book('A book'), authors: ['One', 'Two'], finished: '2026-02', rating: 4 }]]);
    expect(screen.getByText('One, Two')).toBeTruthy();
    expect(screen.getByText('February 2026')).toBeTruthy();
    expect(screen.getByText('4 of 5')).toBeTruthy();
  });

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

  test('that are featured are large, with what was said of them and where they are to be had', () => {
    const featured = {
      ...entry.book('A book'),
      path: '/books/a/',
      authors: undefined,
      wrote: true,
      publisher: 'A house',
      published: '1843',
      shops: [{ label: 'A shop', url: 'https://example.org/shop/' }],
      quotes: [
        { text: 'Remarkable.', source: 'A review' },
        { text: 'Second.', source: 'Another' },
      ],
    };
    draw([{ type: 'books', featured: true }], [[featured]]);
    expect(screen.getByRole('heading', { level: 2, name: 'A book' })).toBeTruthy();
    expect(screen.getByText('A house · 1843')).toBeTruthy();
    expect(screen.getByText('Remarkable.').closest('blockquote')).not.toBeNull();
    expect(screen.queryByText('Second.')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A book', '/books/a/'],
      ['A shop', 'https://example.org/shop/'],
      ['More about it', '/books/a/'],
    ]);
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

test('events say when and where they are, in their own time zone or that of the site', () => {
  const events = [
    {
      ...entry.event('talk'),
      start: '2026-05-14 18:30',
      timeZone: 'Europe/London',
      role: 'Speaker',
      location: 'London',
    },
    { ...entry.event('stream'), start: '2026-05-15 09:00', online: 'https://example.org/live/' },
    { ...entry.event('year'), start: '2024' },
  ];
  draw([{ type: 'events' }], [events], { timeZone: 'Europe/Berlin' });
  const times = screen.getAllByRole('article').map((row) => row.querySelector('time'));
  expect(times.map((time) => time?.getAttribute('datetime'))).toEqual([
    '2026-05-14T17:30Z',
    '2026-05-15T07:00Z',
    '2024',
  ]);
  expect(times[0]?.textContent).toMatch(/^14 May 2026.*18:30 BST$/);
  expect(times[1]?.textContent).toMatch(/^15 May 2026.*09:00 CEST$/);
  expect(screen.getByText('Speaker · London')).toBeTruthy();
  expect(screen.getByText('Online')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'talk' }).getAttribute('href')).toBe('/events/talk/');
});
