/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { OwnCard, Fact, OwnWhen } from '../shown';
import { languageOf, multilingual, renderInSite } from '../../testing/site';
import { toLists } from '../../ui/components/site-context/lists';
import { en } from '../../words/en';
import { OwnList } from './own-list';
import OwnEntryTemplate from './page';

describe('in a list', () => {
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

  test('a row has its day in the margin, and no link if the entry has no page', () => {
    const { container } = renderInSite(<OwnList entries={[talk]} eager={false} level={2} />);
    expect(container.querySelector('.dated-row-when time')?.textContent).toMatch(/8 October 2026/);
    expect(screen.getByRole('heading', { level: 2, name: talk.title }).querySelector('a')).toBeNull();
    expect(screen.getByText('Town hall')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Slides' }).getAttribute('href')).toBe('https://example.org/slides.pdf');
  });

  test('an entry without a page has an id in its list only', () => {
    const named = { ...talk, listId: 'entry-coming' };
    const { container, rerender } = renderInSite(<OwnList entries={[named]} eager={false} level={2} />);
    expect(container.querySelector('li')?.id).toBe('entry-coming');
    rerender(<OwnList entries={[named]} eager={false} level={3} />);
    expect(container.querySelector('li')?.id).toBe('');
  });

  const serves: Fact = { name: 'serves', kind: 'number', label: 'Serves', values: [4] };
  const vegan: Fact = { name: 'vegan', kind: 'flag', label: 'Vegan', values: [true] };

  test.each<[string, Fact[]]>([
    ['Time: 1 hr 30 min', soup.facts as Fact[]],
    ['Serves 4', [serves, vegan]],
    ['Vegan', [vegan, serves]],
  ])('without a day the first fact stands in the margin: %s', (expected, facts) => {
    const { container } = renderInSite(
      <OwnList entries={[{ ...soup, look: 'rows', facts }]} eager={false} level={3} />,
    );
    expect(container.querySelector('.dated-row-when')?.textContent).toBe(expected);
  });

  test('a row that links to its page has no other link in its margin', () => {
    const origin: Fact = { name: 'origin', kind: 'url', label: 'Origin', values: ['https://example.org/'] };
    const { container } = renderInSite(
      <OwnList entries={[{ ...soup, look: 'rows', facts: [origin, serves] }]} eager={false} level={3} />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/recipes/soup/']);
    expect(container.querySelector('.dated-row-when')?.textContent).toBe('Serves 4');
  });

  test.each([
    [1, ['Upcoming', 'Past']],
    [0, ['Past']],
  ])('of two talks, %s to come: %j', (upcoming, parts) => {
    renderInSite(<OwnList entries={[talk, { ...talk, id: 'b' }]} eager={false} level={2} upcoming={upcoming} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(parts);
  });

  describe.each(['rows', 'index', 'cards'] as const)('in %s in another language', (look) => {
    const drawIn = (entry: OwnCard) =>
      renderInSite(<OwnList entries={[{ ...entry, look }]} eager={false} level={2} />, multilingual);

    test('values are in that of their labels', () => {
      const facts: Fact[] = [
        { name: 'time', kind: 'duration', label: 'Zeit', values: [90] },
        { name: 'serves', kind: 'number', label: 'Portionen', values: [1.5] },
      ];
      drawIn({ ...soup, facts, language: 'de' });
      expect(languageOf(screen.getByText('1 Std. 30 Min.'))).toBe('de ltr');
      expect(languageOf(screen.getByText('Portionen 1,5'))).toBe('de ltr');
    });

    test('days are in that of the page', () => {
      drawIn({ ...talk, facts: [], language: 'ar' });
      expect(languageOf(screen.getByText(/8 October 2026/))).toBe('en ltr');
    });
  });
});

describe('on its page', () => {
  const lists = toLists(en, { recipes: { title: 'Recipes', path: '/recipes/', of: 'recipe' } });

  /** Renders the page of an entry with these facts. */
  function draw(facts: readonly Fact[], { when = null, ...more }: { when?: OwnWhen | null; updated?: string } = {}) {
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

  test('the day that dates it stands above, and not beside the text once more', () => {
    const { container } = draw([{ name: 'on', kind: 'time', label: 'On', values: ['2026-10-08 19:00'] }], {
      when: { start: '2026-10-08 19:00', end: '2026-10-08 19:00', happens: true, fields: ['on'] },
    });
    expect(textOf(container, '.page-header-facts')[0]).toMatch(/8 October 2026/);
    expect(container.querySelector('dl')).toBeNull();
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/recipes/soup/event.ics');
  });

  test('another day that is the same as that one is shown beside the text', () => {
    const days = ['on', 'deadline'].map(
      (name) => ({ name, kind: 'day', label: name, values: ['2026-10-08'] }) as const,
    );
    const { container } = draw(days, { when: { start: '2026-10-08', fields: ['on'] } });
    expect(textOf(container, 'dl > div')).toEqual(['deadline8 October 2026']);
  });
});
