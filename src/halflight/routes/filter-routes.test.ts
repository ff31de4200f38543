import { listFilters } from '../fields/list-filters';
import { ENTRIES_PER_PAGE, FILTER_VALUES } from '../limits';
import { build, project } from '../testing/routes';

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
  filters?: { name: string; values: { label: string; count: number; entries?: number[]; paged?: true }[] }[];
}

test('a list offers filter values with counts, in the order of site.md, years from the latest', () => {
  const { at } = build(projects, { site });
  const shown = (at('/projects/').context as unknown as Context).filters;
  expect(shown?.map(({ name, values }) => [name, values.map(({ label, count }) => `${label} ${count}`)])).toEqual([
    ['tag', ['cards 2', 'Number theory 1']],
    ['tool', ['Lathe 2', 'Saw 1']],
    ['year', ['2026 1', '2025 1']],
    ['status', ['Done 1']],
  ]);
});

test('a list on a single page knows which entries have each value; a paginated list does not', () => {
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
});

test('a filter that does not narrow the list is omitted, and a site has no filters unless it asks for them', () => {
  const same = [project('a', { tags: ['x'] }), project('b', { tags: ['x'] })];
  expect(build(same, { site }).at('/projects/').context.filters).toBeUndefined();
  expect(build(projects).at('/projects/').context.filters).toBeUndefined();
  expect(build([], { site }).at('/projects/').context.filters).toBeUndefined();
});

test('only the most frequent of many values are offered, and a long list is paginated', () => {
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
