/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { comments } from './client';

let listeners: ReturnType<typeof trackListeners>;

beforeEach(() => {
  listeners = trackListeners();
  document.body.innerHTML = `
    <section class="comments">
      <a class="comments-link" href="https://github.com/ada/notes/discussions"><span>Show</span></a>
      <iframe class="comments-frame" title="Comments" data-src="https://giscus.test/en/widget?repo=ada"></iframe>
    </section>`;
});
afterEach(() => {
  listeners.remove();
  localStorage.clear();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.theme;
});

const frame = () => document.querySelector('iframe') ?? document.createElement('iframe');
const asked = () => (frame().hasAttribute('src') ? new URL(frame().src).searchParams : undefined);

function press(keys: MouseEventInit = {}): void {
  // Unless prevented, the click would make jsdom complain that it cannot navigate.
  addEventListener('click', (last) => last.preventDefault(), { once: true });
  document.querySelector('span')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

function tell(data: unknown, { source = frame().contentWindow, origin = 'https://giscus.test' } = {}): void {
  dispatchEvent(new MessageEvent('message', { data, source, origin }));
}

test('are loaded when they are asked for, in the theme that was chosen', () => {
  document.documentElement.dataset.theme = 'dark';
  comments();
  expect(asked()).toBeUndefined();
  press({ ctrlKey: true });
  expect(asked()).toBeUndefined();
  press();
  expect(Object.fromEntries(asked() ?? [])).toEqual({
    repo: 'ada',
    origin: 'http://localhost/#_comments',
    theme: 'dark',
  });
});

test.each([undefined, 'system'])('follow the system where data-theme is %s', (theme) => {
  if (theme) document.documentElement.dataset.theme = theme;
  comments();
  press();
  expect(asked()?.get('theme')).toBe('preferred_color_scheme');
});

test('grow as giscus says, and as nobody else does', () => {
  comments();
  press();
  tell({ giscus: { resizeHeight: 321 } });
  tell({ giscus: { resizeHeight: 1 } }, { origin: 'https://attacker.test' });
  tell({ giscus: { resizeHeight: 2 } }, { source: window });
  tell('words');
  tell(null);
  expect(frame().style.height).toBe('321px');
});

test('a visitor who comes back from signing in sees them, and the address is as before', () => {
  history.replaceState(null, '', '/?shown=all&giscus=a-session');
  comments();
  expect(asked()?.get('session')).toBe('a-session');
  expect(asked()?.get('origin')).toBe('http://localhost/?shown=all#_comments');
  expect(location.search).toBe('?shown=all');
});

test('who comes back from signing in is signed in on this page even where the browser refuses to keep it', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  history.replaceState(null, '', '/?giscus=a-session');
  comments();
  expect(asked()?.get('session')).toBe('a-session');
  tell({ giscus: { signOut: true } });
  expect(asked()?.has('session')).toBe(false);
  refuse.mockRestore();
});

test.each([{ signOut: true }, { error: 'Bad credentials' }, { error: 'State has expired.' }])(
  'after %j they are shown to a visitor who is not signed in',
  (told) => {
    localStorage.setItem('giscus-session', '"a-session"');
    comments();
    press();
    expect(asked()?.has('session')).toBe(true);
    tell({ giscus: told });
    expect(asked()?.has('session')).toBe(false);
    expect(localStorage).toHaveLength(0);
  },
);

test('what is kept under that name and is no session is let be', () => {
  localStorage.setItem('giscus-session', '{broken');
  comments();
  press();
  expect(asked()?.has('session')).toBe(false);
});
