/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { collections } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import { lists } from '../../collections/lists';
import type { Member } from '../../sections/shown';
import { entry } from '../../testing/sections';
import { renderInSite } from '../../testing/site';
import ListPage from './list';

function draw(entries: readonly Member[], pageContext: object) {
  const props = { data: { entries }, pageContext } as unknown as ComponentProps<typeof ListPage>;
  return renderInSite(<ListPage {...props} />);
}

test('every collection that has a list is drawn by a component of its own, and no other', () => {
  const listed = (collections as readonly Collection[]).flatMap(({ name, list }) => (list ? [name] : []));
  expect(Object.keys(lists).sort()).toEqual(listed.sort());
});

test.each([
  ['award', 'awards', entry.award('The Prize')],
  ['book', 'books', entry.book('Sketch')],
  ['event', 'events', entry.event('Soiree')],
  ['experience', 'experience', entry.experience('Translator')],
  ['post', 'posts', entry.post('Note A')],
  ['product', 'products', entry.product('Print')],
  ['project', 'projects', entry.project('Engine')],
] as const)('the list of the collection %s: its title, and below it each entry', (collection, list, member) => {
  const { container } = draw([member], { collection, list });
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toHaveLength(2);
  expect(headings[0]).toMatch(/^H1 /);
  expect(headings[1]).toMatch(/^H[23] (?:The Prize|Sketch|Soiree|Translator|Note A|Print|Engine)$/);
  expect(container.querySelector('nav, .person-head, .calendar-links')).toBeNull();
});

test('an empty list says so, and draws no empty rows', () => {
  const { container } = draw([], { collection: 'experience', list: 'experience', resume: true });
  expect(container.querySelector('.list')?.children).toHaveLength(1);
  expect(container.querySelector('.page-header-summary')?.textContent).not.toBe('');
});

test('what is still to come stands apart, and leads to a calendar', () => {
  const events = ['soon', 'later', 'over'].map((name) => entry.event(name));
  draw(events, { collection: 'event', list: 'events', upcoming: 2, calendarPath: '/events/calendar.ics' });
  const partOf = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement;
  expect(within(partOf('Upcoming')).getAllByRole('listitem')).toHaveLength(2);
  expect(within(partOf('Past')).getAllByRole('listitem')).toHaveLength(1);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(['webcal://localhost:8000/events/calendar.ics', '/events/calendar.ics']);
});

test.each([
  [0, ['Upcoming', 'Past']],
  [1, ['Upcoming']],
])('of one event, %s to come: %j', (upcoming, parts) => {
  draw([entry.event('soiree')], { collection: 'event', list: 'events', upcoming });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(parts);
});

test('a curriculum vitae opens with the person', () => {
  const { container } = draw([entry.experience('Translator'), entry.education('Study')], {
    collection: 'experience',
    list: 'experience',
    resume: true,
  });
  expect(container.querySelector('.list')?.firstElementChild?.className).toBe('person-head');
  expect(screen.getByRole('heading', { level: 2, name: 'Education' })).toBeTruthy();
});

test('a long list leads to its other pages, its archive and its tags', () => {
  const pages = { number: 1, count: 2, links: [1, 2].map((number) => ({ number, path: `/posts/page/${number}/` })) };
  const ways = { archivePath: '/posts/archive/', tagsPath: '/tags/' };
  draw([entry.post('a')], { collection: 'post', list: 'posts', pages, ...ways });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/posts/archive/', '/tags/', '/posts/page/2/']));
});
