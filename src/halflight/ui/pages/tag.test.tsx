/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Member } from '../../sections/shown';
import { entry } from '../../testing/sections';
import { renderInSite, shownImage } from '../../testing/site';
import TagTemplate from './tag';

const collections = [
  { name: 'post', list: 'posts' },
  { name: 'project', list: 'projects' },
  { name: 'event', list: 'events' },
];

function draw(entries: readonly Member[]) {
  const pageContext = { tag: 'engines', tagsPath: '/tags/', collections };
  const props = { data: { entries }, pageContext } as unknown as ComponentProps<typeof TagTemplate>;
  renderInSite(<TagTemplate {...props} />);
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

test('whatever has the tag is drawn by the list of its collection, in the order that the route gives', () => {
  expect(draw([entry.event('Soiree'), entry.project('Engine'), entry.post('Note'), entry.post('Other')])).toEqual([
    'H1 Tagged “engines”',
    'H2 Posts',
    'H3 Note',
    'H3 Other',
    'H2 Projects',
    'H3 Engine',
    'H2 Events',
    'H3 Soiree',
  ]);
});

test('a collection of which nothing is on this page is not named, and the first picture is loaded at once', () => {
  const post = { ...entry.post('Note'), cover: shownImage('Cover of Note') };
  expect(draw([entry.project('Engine')])).toEqual(['H1 Tagged “engines”', 'H2 Projects', 'H3 Engine']);
  expect(screen.getByAltText('Cover of Engine').getAttribute('loading')).toBe('eager');
  document.body.innerHTML = '';
  draw([entry.project('Engine'), post]);
  expect(screen.getByAltText('Cover of Note').getAttribute('loading')).toBe('eager');
  expect(screen.getByAltText('Cover of Engine').getAttribute('loading')).toBe('lazy');
});
