/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { comments } from './client';

trackListeners();

let scheme: EventTarget & { matches: boolean };

beforeEach(() => {
  scheme = Object.assign(new EventTarget(), { matches: false });
  Object.assign(globalThis, { matchMedia: () => scheme });
  document.body.innerHTML = `
    <section class="comments">
      <a class="comments-link" href="https://github.com/ada/notes/discussions"><span>Show</span></a>
      <iframe class="comments-frame" title="Comments" data-service="giscus" data-src="https://giscus.test/en/widget?repo=ada"></iframe>
    </section>`;
});
afterEach(() => {
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

test('load on a click without a modifier key, and resize only on messages from giscus', () => {
  comments();
  press({ ctrlKey: true });
  expect(asked()).toBeUndefined();
  press();
  tell({ giscus: { resizeHeight: 321 } });
  tell({ giscus: { resizeHeight: 1 } }, { origin: 'https://attacker.test' });
  tell({ giscus: { resizeHeight: 2 } }, { source: window });
  tell('words');
  tell(null);
  expect(frame().style.height).toBe('321px');
});

test('a visitor who returns from signing in is signed in on this page even without storage', () => {
  const [refused] = refuseStorage('setItem');
  history.replaceState(null, '', '/?giscus=a-session');
  comments();
  expect(asked()?.get('session')).toBe('a-session');
  tell({ giscus: { signOut: true } });
  expect(asked()?.has('session')).toBe(false);
  refused?.mockRestore();
});

test('after signing out, or when the session is refused, they are shown to a signed-out visitor', () => {
  comments();
  for (const told of [{ signOut: true }, { error: 'Bad credentials' }, { error: 'State has expired.' }]) {
    localStorage.setItem('giscus-session', '"a-session"');
    press();
    expect(asked()?.has('session')).toBe(true);
    tell({ giscus: told });
    expect([told, asked()?.has('session'), localStorage.length]).toEqual([told, false, 0]);
    frame().removeAttribute('src');
  }
});

test('a stored value that is not a session is left alone', () => {
  localStorage.setItem('giscus-session', '{broken');
  comments();
  press();
  expect(asked()?.has('session')).toBe(false);
});

test('remark42 has the theme that is shown, follows it, and tells its height', () => {
  Object.assign(frame().dataset, {
    service: 'remark42',
    src: 'https://comments.test/web/iframe.html?page_title=a%20b',
  });
  comments();
  press();
  expect(frame().src).toBe('https://comments.test/web/iframe.html?page_title=a%20b&theme=light');
  const told = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockReturnValue();
  scheme.matches = true;
  scheme.dispatchEvent(new Event('change'));
  expect(told.mock.calls).toEqual([[{ theme: 'dark' }, 'https://comments.test']]);
  tell({ height: 321 }, { origin: 'https://comments.test' });
  tell({ height: 'all' }, { origin: 'https://comments.test' });
  expect(frame().style.height).toBe('321px');
});
