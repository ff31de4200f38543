/** @jest-environment jsdom */
import type { Problem } from '../../checks/problem';
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

test('errors unfold it, and are told from warnings', () => {
  send({ problems: [problem({ suggestion: 'title' }), warning()] });
  expect(panel()?.querySelector('h2')?.textContent).toBe('1 error, 1 warning in the content');
  expect([...root().querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'error posts/a.md:2:1 "titel" is not a field. Did you mean "title"?',
    'warning posts/a.md:2:1 is odd',
  ]);
  expect(root().querySelector('[role=status]')?.textContent).toBe('In the content: 1 error, 1 warning');
});

test('warnings alone are a badge, which unfolds and takes the focus along', () => {
  send({ problems: [warning(), warning({ line: 9 })] });
  expect(panel()).toBeNull();
  expect(badge()?.textContent).toBe('2 warnings');
  badge()?.click();
  expect(panel()).not.toBeNull();
  expect(root().activeElement?.textContent).toBe('Fold');
  press('Fold');
  expect(badge()).not.toBeNull();
  expect(root().activeElement).toBe(badge());
});

test('Escape folds it', () => {
  send({ problems: [problem()] });
  panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(badge()?.textContent).toBe('1 error');
});

test('closed, it stays closed while its problems are the same or fewer, wherever their lines have gone', () => {
  send({ problems: [problem(), problem({ file: 'posts/b.md' })] });
  press('Close');
  expect([panel(), badge()]).toEqual([null, null]);
  send({ problems: [problem({ line: 40 }), warning()] });
  expect([panel(), badge()]).toEqual([null, null]);
});

test('it comes back when there are new errors, and when old ones are made again', () => {
  send({ problems: [problem()] });
  press('Close');
  send({ problems: [problem(), problem({ file: 'posts/b.md' })] });
  expect(panel()).not.toBeNull();
  press('Close');
  send({ problems: [] });
  send({ problems: [problem()] });
  expect(panel()).not.toBeNull();
});

test('it stays as it was over a reload', () => {
  send({ problems: [problem()] });
  press('Close');
  listenForProblems();
  send({ problems: [problem()] });
  expect([panel(), badge()]).toEqual([null, null]);
});

test('it goes when nothing is wrong any more', () => {
  send({ problems: [problem()] });
  send({ problems: [] });
  expect([panel(), badge()]).toEqual([null, null]);
  expect(root().querySelector('[role=status]')?.textContent).toBe('');
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

test('what is shown meanwhile is said, and nothing is claimed of what was never there', () => {
  send({ problems: [problem()], missing: ['posts/a.md'] });
  expect(panel()?.textContent).toContain('posts/a.md will not be shown until it is fixed.');
  expect(panel()?.textContent).not.toContain('last good');
  send({ problems: [problem()], kept: ['posts/a.md'] });
  expect(panel()?.textContent).toContain('The last good version of posts/a.md is shown.');
  send({ problems: [problem()] });
  expect(panel()?.textContent).not.toContain('shown');
});

test('hundreds of one kind are one line with their number, which unfolds', () => {
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
