/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { OwnField, OwnWhen } from '../../sections/shown';
import { renderInSite, shownImage } from '../../testing/site';
import { toLists } from '../../ui/components/site-context/lists';
import { en } from '../../ui/words/en';
import OwnEntryTemplate from './page';

const lists = toLists(en, { recipes: { title: 'Recipes', path: '/recipes/', of: 'recipe' } });

/** Renders the page of an entry with these facts. */
function draw(facts: readonly OwnField[], { when = null, ...more }: { when?: OwnWhen | null; updated?: string } = {}) {
  const ownEntry = {
    title: 'Soup',
    summary: 'Hot.',
    tagLinks: [],
    cover: null,
    body: '<p>The text.</p>',
    list: 'recipes',
    path: '/recipes/soup/',
    source: null,
    facts,
    when,
    ...more,
  };
  const data = { ownEntry, previous: { title: 'Bread', path: '/recipes/bread/' }, next: null };
  const props = { data, pageContext: {} } as unknown as ComponentProps<typeof OwnEntryTemplate>;
  return renderInSite(<OwnEntryTemplate {...props} />, { lists });
}

const textOf = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('short values stand beside the text, each with its label and in the form of its kind', () => {
  const { container } = draw(
    [
      { name: 'time', kind: 'duration', label: 'Time', values: [90] },
      { name: 'serves', kind: 'number', label: 'Serves', values: [4] },
      { name: 'oven', kind: 'number', label: 'Oven', unit: '°C', values: [230] },
      { name: 'course', kind: 'choice', label: 'Course', values: ['Starter', 'Main'] },
      { name: 'first', kind: 'day', label: 'First cooked', values: ['2026-03-14'] },
      { name: 'cook', kind: 'email', label: 'Cook', values: ['ada@example.org'] },
      { name: 'one', kind: 'text', label: 'From', values: ['Oslo'] },
    ],
    { updated: '2026-04-01' },
  );
  expect(textOf(container, 'dl > div')).toEqual([
    'Time1 hr 30 min',
    'Serves4',
    'Oven230 °C',
    'CourseStarter, Main',
    'First cooked14 March 2026',
    'Cookada@example.org',
    'FromOslo',
    'Updated1 April 2026',
  ]);
});

test('lists, texts, pictures and links have a place of their own', () => {
  const { container } = draw([
    { name: 'vegan', kind: 'flag', label: 'Vegan', values: [true] },
    { name: 'ingredients', kind: 'text', label: 'Ingredients', values: ['Lentils', 'Lemon'] },
    { name: 'method', kind: 'markdown', label: 'Method', values: ['<p>Chop.</p>', '<p>Boil.</p>'] },
    { name: 'note', kind: 'markdown', label: 'Note', values: ['<p>Keeps.</p>'] },
    { name: 'steps', kind: 'image', label: 'Pictures', values: [shownImage('A pot')] },
    { name: 'origin', kind: 'url', label: 'Origin', values: ['https://example.org/'] },
    { name: 'more', kind: 'page', label: 'More', values: ['/about/'] },
  ]);
  expect(textOf(container, '.page-header-facts')).toEqual(['Vegan']);
  expect(textOf(container, '.own-items > li')).toEqual(['Lentils', 'Lemon']);
  expect(textOf(container, '.own-steps > li')).toEqual(['Chop.', 'Boil.']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Ingredients',
    'Method',
    'Note',
    'Pictures',
  ]);
  expect(container.querySelectorAll('.picture-rows > li')).toHaveLength(1);
  const picture = screen.getByRole('img', { name: 'A pot' });
  expect(picture.closest('a.enlarge')?.getAttribute('href')).toMatch(/^\/static\//);
  expect(screen.getByRole('link', { name: 'Origin' }).getAttribute('href')).toBe('https://example.org/');
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/about/');
  expect(container.querySelector('dl')).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Recipes' }).textContent).toContain('Bread');
});

test('the day that dates it stands above, and not beside the text once more', () => {
  const { container } = draw([{ name: 'on', kind: 'time', label: 'On', values: ['2026-10-08 19:00'] }], {
    when: { start: '2026-10-08 19:00', end: '2026-10-08 19:00', happens: true, fields: ['on'] },
  });
  expect(textOf(container, '.page-header-facts')[0]).toMatch(/8 October 2026/);
  expect(container.querySelector('dl')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/recipes/soup/event.ics');
});

test('another day that is the same as that one is shown beside the text', () => {
  const days = ['on', 'deadline'].map((name) => ({ name, kind: 'day', label: name, values: ['2026-10-08'] }) as const);
  const { container } = draw(days, { when: { start: '2026-10-08', fields: ['on'] } });
  expect(textOf(container, 'dl > div')).toEqual(['deadline8 October 2026']);
});

test('an entry that says nothing more is its title and its text', () => {
  const { container } = draw([]);
  expect(container.querySelector('aside, .page-header-facts, .own-text')).toBeNull();
  expect(screen.getByText('The text.')).toBeTruthy();
});
