/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Member } from '../collections/shown';
import { entry } from '../testing/sections';
import { renderInSite } from '../testing/site';
import ListPage from './list';

function draw(entries: readonly Member[], pageContext: object) {
  const props = { data: { entries }, pageContext } as unknown as ComponentProps<typeof ListPage>;
  return renderInSite(<ListPage {...props} />);
}

test('an empty list says so, and renders no empty rows', () => {
  const { container } = draw([], { collection: 'experience', list: 'experience', resume: true });
  expect(container.querySelector('.list')?.children).toHaveLength(1);
  expect(container.querySelector('.page-header-summary')?.textContent).not.toBe('');
});

test('upcoming entries are separate, with a link to a calendar', () => {
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
