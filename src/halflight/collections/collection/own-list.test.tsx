/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { OwnCard, OwnField } from '../../sections/shown';
import { multilingual, languageOf, renderInSite } from '../../testing/site';
import { OwnList } from './own-list';

const talk: OwnCard = {
  id: 'entry:talks/coming.md',
  collection: 'talk',
  list: 'talks',
  look: 'rows',
  title: 'What a program may say',
  when: { start: '2026-10-08 19:00', end: '2026-10-08 19:00', happens: true, fields: ['held'] },
  facts: [
    { name: 'venue', kind: 'text', label: 'Venue', values: ['Town hall'] },
    { name: 'slides', kind: 'url', label: 'Slides', values: ['https://example.org/slides.pdf'] },
  ],
};
const soup: OwnCard = {
  id: 'entry:recipes/soup.md',
  collection: 'recipe',
  list: 'recipes',
  look: 'cards',
  title: 'Soup',
  path: '/recipes/soup/',
  summary: 'Hot.',
  tags: ['soups'],
  facts: [
    { name: 'time', kind: 'duration', label: 'Time', values: [90] },
    { name: 'serves', kind: 'number', label: 'Serves', unit: 'servings', values: [4] },
    { name: 'vegan', kind: 'flag', label: 'Vegan', values: [true] },
    { name: 'origin', kind: 'url', label: 'Origin', values: ['https://example.org/'] },
  ],
};

test('a row has its day in the margin, and leads nowhere without a page', () => {
  const { container } = renderInSite(<OwnList entries={[talk]} eager={false} level={2} />);
  expect(container.querySelector('.dated-row-when time')?.textContent).toMatch(/8 October 2026/);
  expect(screen.getByRole('heading', { level: 2, name: talk.title }).querySelector('a')).toBeNull();
  expect(screen.getByText('Town hall')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Slides' }).getAttribute('href')).toBe('https://example.org/slides.pdf');
});

test('an entry without a page has an id in its list, and nowhere else', () => {
  const named = { ...talk, listId: 'entry-coming' };
  const { container, rerender } = renderInSite(<OwnList entries={[named]} eager={false} level={2} />);
  expect(container.querySelector('li')?.id).toBe('entry-coming');
  rerender(<OwnList entries={[named]} eager={false} level={3} />);
  expect(container.querySelector('li')?.id).toBe('');
});

const serves: OwnField = { name: 'serves', kind: 'number', label: 'Serves', values: [4] };
const vegan: OwnField = { name: 'vegan', kind: 'flag', label: 'Vegan', values: [true] };

test.each<[string, OwnField[]]>([
  ['Time: 1 hr 30 min', soup.facts as OwnField[]],
  ['Serves 4', [serves, vegan]],
  ['Vegan', [vegan, serves]],
])('without a day the first fact stands in the margin: %s', (expected, facts) => {
  const { container } = renderInSite(<OwnList entries={[{ ...soup, look: 'rows', facts }]} eager={false} level={3} />);
  expect(container.querySelector('.dated-row-when')?.textContent).toBe(expected);
});

test('a row that leads to its page has no other link in its margin', () => {
  const origin: OwnField = { name: 'origin', kind: 'url', label: 'Origin', values: ['https://example.org/'] };
  const { container } = renderInSite(
    <OwnList entries={[{ ...soup, look: 'rows', facts: [origin, serves] }]} eager={false} level={3} />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/recipes/soup/']);
  expect(container.querySelector('.dated-row-when')?.textContent).toBe('Serves 4');
});

test('a card leads to its page as a whole, and has no other link in it', () => {
  const { container } = renderInSite(<OwnList entries={[soup]} eager={false} level={2} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/recipes/soup/']);
  expect(container.querySelector('.entry-card time')?.getAttribute('datetime')).toBe('PT1H30M');
  const facts = [...container.querySelectorAll('.own-facts li')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Time: 1 hr 30 min', 'Serves: 4 servings', 'Vegan']);
});

test('an index has a line for each', () => {
  renderInSite(<OwnList entries={[{ ...soup, look: 'index' }]} eager={false} level={2} />);
  expect(screen.getByRole('article').textContent).toContain('Soup');
  expect(screen.getByRole('article').textContent).toContain('4 servings');
});

test.each([
  [1, ['Upcoming', 'Past']],
  [2, ['Upcoming']],
  [0, ['Past']],
])('of two talks, %s to come: %j', (upcoming, parts) => {
  renderInSite(<OwnList entries={[talk, { ...talk, id: 'b' }]} eager={false} level={2} upcoming={upcoming} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(parts);
});

test.each(['rows', 'index', 'cards'] as const)(
  'in %s in another language, values are in that of their labels',
  (look) => {
    const facts: OwnField[] = [
      { name: 'time', kind: 'duration', label: 'Zeit', values: [90] },
      { name: 'serves', kind: 'number', label: 'Portionen', values: [1.5] },
    ];
    const { container } = renderInSite(
      <OwnList entries={[{ ...soup, look, facts, language: 'de' }]} eager={false} level={2} />,
      multilingual,
    );
    expect(container.textContent).toMatch(/Zeit: 1 Std\. 30 Min\./);
    expect(container.textContent).toContain('Portionen 1,5');
    for (const value of [screen.getByText(/1 Std/), screen.getByText(/Portionen/)])
      expect(languageOf(value)).toBe('de ltr');
  },
);

test.each(['rows', 'index', 'cards'] as const)('in %s in another language, days are in that of the page', (look) => {
  renderInSite(
    <OwnList entries={[{ ...talk, look, facts: [], language: 'ar' }]} eager={false} level={2} />,
    multilingual,
  );
  expect(languageOf(screen.getByText(/8 October 2026/))).toBe('en ltr');
});
