/** @jest-environment jsdom */
import type { Problem } from '../problem';
import { listenForProblems } from './problem-overlay';
import type { ProblemReport } from './problem-report';

let send: (report: Partial<ProblemReport>) => void;

class FakeEventSource {
  addEventListener(_: string, listen: (event: { data: string }) => void) {
    send = (report) => listen({ data: JSON.stringify({ problems: [], kept: [], missing: [], pages: {}, ...report }) });
  }
}

const problem = (over: Partial<Problem> = {}): Problem => ({
  file: 'posts/a.md',
  line: 2,
  column: 1,
  severity: 'error',
  kind: 'unknown-field',
  message: '"titel" is not a field',
  ...over,
});
const warning = (over: Partial<Problem> = {}) =>
  problem({ severity: 'warning', kind: 'odd', message: 'is odd', ...over });

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(globalThis, { EventSource: FakeEventSource });
  listenForProblems();
});

function root(): ShadowRoot {
  const found = document.body.lastElementChild?.shadowRoot;
  if (!found) throw new Error('There is no panel.');
  return found;
}
const panel = () => root().querySelector('.panel');
const badge = () => root().querySelector<HTMLElement>('.badge');
const press = (name: string) =>
  [...root().querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

test('once closed, it stays closed while its problems are the same or fewer, even on other lines', () => {
  send({ problems: [problem(), problem({ file: 'posts/b.md' })] });
  press('Close');
  expect([panel(), badge()]).toEqual([null, null]);
  send({ problems: [problem({ line: 40 }), warning()] });
  expect([panel(), badge()]).toEqual([null, null]);
});

test('it reopens for new errors, and when old ones recur', () => {
  send({ problems: [problem()] });
  press('Close');
  send({ problems: [problem(), problem({ file: 'posts/b.md' })] });
  expect(panel()).not.toBeNull();
  press('Close');
  send({ problems: [] });
  send({ problems: [problem()] });
  expect(panel()).not.toBeNull();
});

test('this page’s problems come first, also after a navigation', () => {
  const report = {
    problems: [problem(), problem({ file: 'posts/b.md' })],
    pages: { '/posts/a/': ['posts/a.md'], '/posts/ü/': ['posts/b.md'] },
  };
  send(report);
  expect(root().querySelector('h3')).toBeNull();
  history.replaceState(null, '', '/posts/%C3%BC/');
  dispatchEvent(new Event('newpage'));
  const parts = [...(root().querySelector('.list')?.children ?? [])].map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'On this page',
    expect.stringContaining('posts/b.md'),
    'Elsewhere',
    expect.stringContaining('posts/a.md'),
  ]);
});

test('hundreds of problems of one kind are one line with a count, which expands', () => {
  const many = Array.from({ length: 400 }, (_, index) => problem({ file: `posts/${index}.md` }));
  send({ problems: [warning(), ...many] });
  const details = root().querySelector('details');
  expect(details?.textContent).toBe('400 × unknown field, first in posts/0.md');
  expect(root().querySelectorAll('li')).toHaveLength(1);
  if (details) details.open = true;
  details?.dispatchEvent(new Event('toggle'));
  expect(details?.querySelectorAll('li')).toHaveLength(101);
  expect(details?.lastElementChild?.lastElementChild?.textContent).toBe('and 300 more: "npm run check" lists them');
});
