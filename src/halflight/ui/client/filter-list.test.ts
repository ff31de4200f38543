/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { filterList } from './filter-list';

trackListeners();

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface Value {
  path: string;
  entries?: string;
  paged?: true;
}

/** A list, of three projects by default, below the markup of `list-filters.tsx`. */
function open(address: string, values: readonly Value[], entries = 3): void {
  history.replaceState(null, '', address);
  const current = new URL(address, location.href).pathname;
  document.body.innerHTML = `<nav class="list-filters"><div class="list-filter">${values
    .map(
      ({ path, entries, paged }) =>
        `<a href="${path}" data-name="${path.split('/').at(-3)}" data-value="${decodeURI(path).split('/').at(-2)}" ${path === current ? 'aria-current="page"' : ''} ${entries === undefined ? '' : `data-entries="${entries}"`} ${paged ? 'data-paged="true"' : ''}>${path} <span class="list-filter-count" data-all="all">all</span></a>`,
    )
    .join('')}</div><p class="list-filter-status" role="status" data-words="Shown: {count} of {total}"></p>
    <p class="list-filter-none" hidden>Nothing has all of this.</p><a class="list-filter-all" href="/projects/" hidden>All</a></nav>
    <ul>${Array.from({ length: entries }, (_, index) => `<li data-entry="${index}">${index}</li>`).join('')}</ul>`;
  filterList();
}

const values: readonly Value[] = [
  { path: '/projects/tag/wood/', entries: '0 1' },
  { path: '/projects/tag/metal/', entries: '1 2' },
  { path: '/projects/year/2025/', entries: '0' },
  { path: '/projects/year/2026/', entries: '1 2' },
];

const shown = () => Array.from(document.querySelectorAll('li:not([hidden])'), (item) => item.textContent).join(' ');
const current = () => Array.from(document.querySelectorAll('[aria-current]'), (link) => link.getAttribute('href'));

/** Clicks a link; returns whether the browser would follow it. */
function press(path: string, keys: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let follows = false;
  addEventListener('click', () => (follows = !click.defaultPrevented), { once: true });
  // jsdom cannot follow it.
  addEventListener('click', () => click.preventDefault(), { once: true });
  document.querySelector(`a[href="${path}"]`)?.dispatchEvent(click);
  return follows;
}

test('the focus stays where it is if nothing is hidden there', () => {
  open('/projects/?tag=wood', values);
  const link = document.querySelector<HTMLElement>('[data-value="2025"]') as HTMLElement;
  link.focus();
  press('/projects/year/2025/');
  press('/projects/');
  expect(document.activeElement).toBe(link);
});

test('a link is followed with a modifier key, to the whole list from a page of one value, and on a paginated list', () => {
  open('/projects/', values);
  expect(press('/projects/tag/wood/', { ctrlKey: true })).toBe(true);
  open('/projects/tag/metal/', values);
  expect(press('/projects/')).toBe(true);
  open(
    '/projects/',
    values.map(({ path }) => ({ path })),
    0,
  );
  expect(press('/projects/tag/wood/')).toBe(true);
  expect(location.search).toBe('');
});

describe('on the page of one value', () => {
  const two: readonly Value[] = [
    { path: '/projects/tag/wood/', entries: '0 1' },
    { path: '/projects/year/2026/', entries: '0', paged: true },
  ];
  let assign: jest.SpyInstance;
  beforeEach(() => {
    // jsdom does not navigate, but the object behind its `location` has methods that can be replaced.
    const [key] = Object.getOwnPropertySymbols(location);
    const behind = (location as unknown as Record<symbol, Location>)[key as symbol] as Location;
    assign = jest.spyOn(behind, 'assign').mockReturnValue();
  });

  test('removing that value leads to the page of another, with the rest in its query', () => {
    open('/projects/tag/wood/?year=2026&tool=saw', [...two, { path: '/projects/tool/saw/', entries: '0' }], 2);
    expect(press('/projects/tag/wood/')).toBe(false);
    expect(assign.mock.calls).toEqual([['/projects/tool/saw/?year=2026']]);
  });
});

test('back navigation and in-place page changes are applied; an unknown value changes nothing', () => {
  open('/projects/?tag=wood', values);
  history.replaceState(null, '', '/projects/?tag=stone');
  dispatchEvent(new Event('popstate'));
  expect([shown(), current()]).toEqual(['0 1 2', []]);
  history.replaceState(null, '', '/projects/?year=2025');
  dispatchEvent(new Event('newpage'));
  expect(shown()).toBe('0');
});

test('values in any script are written unchanged', () => {
  const path = encodeURI('/projects/tag/größe/');
  open('/projects/', [{ path, entries: '1' }]);
  press(path);
  expect(new URLSearchParams(location.search).get('tag')).toBe('größe');
  expect(shown()).toBe('1');
});
