/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { filterList } from './filter-list';

let listeners: ReturnType<typeof trackListeners>;
beforeEach(() => {
  listeners = trackListeners();
  document.documentElement.lang = 'en';
});
afterEach(() => {
  listeners.remove();
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
const counts = () => Array.from(document.querySelectorAll('.list-filter-count'), (count) => count.textContent);
const current = () => Array.from(document.querySelectorAll('[aria-current]'), (link) => link.getAttribute('href'));
const status = () => document.querySelector('[role=status]')?.textContent;

/** Clicks a link; returns whether the browser would follow it. */
function press(path: string, keys: MouseEventInit = {}): boolean {
  let follows = false;
  addEventListener(
    'click',
    (last) => {
      follows = !last.defaultPrevented;
      last.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector(`a[href="${path}"]`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return follows;
}

test('what is pressed narrows the list down, another filter further, the same again takes it back', () => {
  open('/projects/', values);
  expect([shown(), status(), counts()]).toEqual(['0 1 2', '', ['all', 'all', 'all', 'all']]);
  expect(press('/projects/tag/wood/')).toBe(false);
  expect([shown(), location.search, status()]).toEqual(['0 1', '?tag=wood', 'Shown: 2 of 3']);
  expect(counts()).toEqual(['all', 'all', '1', '1']);
  press('/projects/year/2026/');
  expect([shown(), location.search, status()]).toEqual(['1', '?tag=wood&year=2026', 'Shown: 1 of 3']);
  expect(current()).toEqual(['/projects/tag/wood/', '/projects/year/2026/']);
  press('/projects/year/2026/');
  expect([shown(), location.search]).toEqual(['0 1', '?tag=wood']);
  press('/projects/tag/wood/');
  expect([shown(), location.search, status()]).toEqual(['0 1 2', '', 'Shown: 3 of 3']);
  // Who goes back to all is told nothing, as on arrival.
  dispatchEvent(new Event('popstate'));
  expect(status()).toBe('');
});

test.each([
  ['pressed', () => press('/projects/')],
  [
    'left by going back',
    () => {
      history.replaceState(null, '', '/projects/');
      dispatchEvent(new Event('popstate'));
    },
  ],
])('the way to all, when it is %s, hands the focus on before it is hidden', (_, leave) => {
  open('/projects/?tag=wood', values);
  const all = document.querySelector<HTMLElement>('.list-filter-all') as HTMLElement;
  all.focus();
  leave();
  expect(all.hidden).toBe(true);
  expect(document.activeElement?.getAttribute('href')).toBe('/projects/year/2026/');
});

test('what does not hide leaves the focus where it is', () => {
  open('/projects/?tag=wood', values);
  const link = document.querySelector<HTMLElement>('[data-value="2025"]') as HTMLElement;
  link.focus();
  press('/projects/year/2025/');
  press('/projects/');
  expect(document.activeElement).toBe(link);
});

test('of one filter one value holds', () => {
  open('/projects/?tag=wood', values);
  press('/projects/tag/metal/');
  expect([shown(), location.search, current()]).toEqual(['1 2', '?tag=metal', ['/projects/tag/metal/']]);
});

test('where nothing has all of it, it says so, and there is a way to all', () => {
  open('/projects/?tag=metal&year=2025&utm=mail', values);
  expect(shown()).toBe('');
  expect(document.querySelector<HTMLElement>('.list-filter-none')?.hidden).toBe(false);
  expect(status()).toBe('Shown: 0 of 3');
  expect(press('/projects/')).toBe(false);
  expect([shown(), location.search, status()]).toEqual(['0 1 2', '?utm=mail', 'Shown: 3 of 3']);
  expect(document.querySelector<HTMLElement>('.list-filter-all')?.hidden).toBe(true);
});

test('a page of one value keeps it, and has the others in its query', () => {
  open(
    '/projects/tag/metal/',
    [
      { path: '/projects/tag/wood/' },
      { path: '/projects/tag/metal/', entries: '0 1' },
      { path: '/projects/year/2026/', entries: '0 1' },
      { path: '/projects/year/2025/', entries: '' },
    ],
    2,
  );
  expect([shown(), status(), counts()]).toEqual(['0 1', '', ['all', 'all', '2', '0']]);
  expect(press('/projects/year/2025/')).toBe(false);
  expect([shown(), location.pathname + location.search]).toEqual(['', '/projects/tag/metal/?year=2025']);
  // Entries with other values of the page's own filter are not on this page.
  expect(counts()).toEqual(['', '0', '2', '0']);
  expect(document.querySelector('[aria-current=page]')?.getAttribute('href')).toBe('/projects/tag/metal/');
});

test('a link is followed with a key held, to all from a page of one value, and on a page of a long list', () => {
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
    // jsdom goes nowhere, but behind its `location` is an object whose methods can be replaced.
    const [key] = Object.getOwnPropertySymbols(location);
    const behind = (location as unknown as Record<symbol, Location>)[key as symbol] as Location;
    assign = jest.spyOn(behind, 'assign').mockReturnValue();
  });

  test('that value, taken back, leads to the page of another, with the rest in its query', () => {
    open('/projects/tag/wood/?year=2026&tool=saw', [...two, { path: '/projects/tool/saw/', entries: '0' }], 2);
    expect(press('/projects/tag/wood/')).toBe(false);
    expect(assign.mock.calls).toEqual([['/projects/tool/saw/?year=2026']]);
  });

  test('it leads to the page of another even if that list is long, and combines nothing', () => {
    open('/projects/tag/wood/?year=2026', two, 2);
    expect(current()).toEqual(['/projects/tag/wood/', '/projects/year/2026/']);
    expect(press('/projects/tag/wood/')).toBe(false);
    expect(assign.mock.calls).toEqual([['/projects/year/2026/']]);
  });

  test('another of its own whose list is long is a plain link', () => {
    open('/projects/tag/wood/?year=2026', [...two, { path: '/projects/tag/metal/', paged: true }], 2);
    expect(press('/projects/tag/metal/')).toBe(true);
  });
});

test('going back and what React shows instead are followed; a value that is none changes nothing', () => {
  open('/projects/?tag=wood', values);
  history.replaceState(null, '', '/projects/?tag=stone');
  dispatchEvent(new Event('popstate'));
  expect([shown(), current()]).toEqual(['0 1 2', []]);
  history.replaceState(null, '', '/projects/?year=2025');
  dispatchEvent(new Event('newpage'));
  expect(shown()).toBe('0');
});

test('values in any script are written as they are', () => {
  const path = encodeURI('/projects/tag/größe/');
  open('/projects/', [{ path, entries: '1' }]);
  press(path);
  expect(new URLSearchParams(location.search).get('tag')).toBe('größe');
  expect(shown()).toBe('1');
});
