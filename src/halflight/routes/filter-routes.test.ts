import { listFilters } from '../collections/list-filters';
import { ENTRIES_PER_PAGE, FILTER_VALUES } from '../limits';
import { build, entry, project } from '../testing/routes';

const filters = [...listFilters];
const site = { collections: { projects: { filters } } };
const projects = [
  project('a', { date: '2025-03', tags: ['Number theory', 'cards'], tools: ['Lathe'], status: 'Done' }),
  project('b', { date: '2026', tags: ['cards'], tools: ['Lathe', 'Saw'] }),
  project('c', { tags: ['!!!'] }),
  project('d', { date: '2026', draft: true, tags: ['secret'] }),
];

interface Context {
  ids: string[];
  filter?: { path: string; label: string; count: number };
  filters?: {
    name: string;
    values: { label: string; path: string; count: number; entries?: number[]; paged?: true }[];
  }[];
}

test('each value that something has gets a page, which lists that alone', () => {
  const { at, paths } = build(projects, { site });
  expect(paths.filter((path) => /^\/projects\/\w+\/./.test(path)).sort()).toEqual([
    '/projects/status/done/',
    '/projects/tag/cards/',
    '/projects/tag/number-theory/',
    '/projects/tool/lathe/',
    '/projects/tool/saw/',
    '/projects/year/2025/',
    '/projects/year/2026/',
  ]);
  const { context, title, name, kind, indexable, shared } = at('/projects/tag/number-theory/');
  expect({ title, name, kind, indexable, shared }).toEqual({
    title: 'Projects: Number theory',
    name: 'Number theory',
    kind: 'filtered',
    indexable: false,
    shared: false,
  });
  expect((context as unknown as Context).ids).toEqual(['entry:projects/a.md']);
});

test('the list offers them with how many there are, in the order of site.md, years from the latest', () => {
  const { at } = build(projects, { site });
  const shown = (at('/projects/').context as unknown as Context).filters;
  expect(shown?.map(({ name, values }) => [name, values.map(({ label, count }) => `${label} ${count}`)])).toEqual([
    ['tag', ['cards 2', 'Number theory 1']],
    ['tool', ['Lathe 2', 'Saw 1']],
    ['year', ['2026 1', '2025 1']],
    ['status', ['Done 1']],
  ]);
});

test('a page that has all of what it lists knows which of it has each value; of a long list none does', () => {
  const { at } = build(projects, { site });
  const placesOn = (path: string) =>
    (at(path).context as unknown as Context).filters?.map(({ values }) =>
      values.map(({ entries }) => entries?.join(' ')),
    );
  const ids = (at('/projects/').context as unknown as Context).ids;
  expect(ids).toEqual(['entry:projects/b.md', 'entry:projects/a.md', 'entry:projects/c.md']);
  expect(placesOn('/projects/')).toEqual([['0 1', '1'], ['0 1', '0'], ['0', '1'], ['1']]);
  expect(placesOn('/projects/tag/number-theory/')).toEqual([[undefined, '0'], ['0', ''], ['', '0'], ['0']]);
  const many = Array.from({ length: ENTRIES_PER_PAGE + 1 }, (_, index) =>
    project(`p${index}`, { tags: ['all', ...(index < 2 ? ['two'] : [])], tools: ['saw', 'axe'].slice(index % 2) }),
  );
  const long = build(many, { site });
  const valuesOn = (path: string) =>
    (long.at(path).context as unknown as Context).filters?.flatMap(({ values }) =>
      values.map(({ label, entries, paged }) => [label, entries?.length, paged]),
    );
  expect(valuesOn('/projects/')).toEqual([
    ['all', undefined, true],
    ['two', undefined, undefined],
    ['axe', undefined, true],
    ['saw', undefined, undefined],
  ]);
  expect(valuesOn('/projects/tag/two/')).toEqual([
    ['all', undefined, true],
    ['two', 2, undefined],
    ['axe', 2, true],
    ['saw', 1, undefined],
  ]);
});

test('a filter that tells nothing apart is left out, and a site that asks for none has none', () => {
  const same = [project('a', { tags: ['x'] }), project('b', { tags: ['x'] })];
  expect(build(same, { site }).at('/projects/').context.filters).toBeUndefined();
  expect(build(projects).at('/projects/').context.filters).toBeUndefined();
  expect(build([], { site }).at('/projects/').context.filters).toBeUndefined();
});

test('of many values those are offered that most entries have, and a long list takes several pages', () => {
  const many = Array.from({ length: FILTER_VALUES + 9 }, (_, index) =>
    project(`p${index}`, { tags: ['all', `t${index}`, ...(index < 2 ? ['two'] : [])] }),
  );
  const { at, paths } = build(many, { site });
  const [tags] = (at('/projects/').context as unknown as Context).filters ?? [];
  expect(tags?.values).toHaveLength(FILTER_VALUES);
  expect(tags?.values.map(({ label }) => label)).toEqual(expect.arrayContaining(['all', 'two']));
  expect(paths).toContain('/projects/tag/all/page/2/');
  expect(at('/projects/tag/all/page/2/').context).toMatchObject({ filter: { path: '/projects/tag/all/' } });
});

test('of what happens, what is still to come is known on each page', () => {
  const events = [
    entry('events/a.md', { title: 'A', start: '2999-01-01' }),
    entry('events/b.md', { title: 'B', start: '2001-01-01' }),
  ];
  const { at } = build(events, { site: { collections: { events: { filters: ['year'] } } } });
  expect(at('/events/year/2999/').context.upcoming).toBe(1);
  expect(at('/events/year/2001/').context.upcoming).toBe(0);
});
