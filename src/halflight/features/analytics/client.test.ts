/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { analytics, type AnalyticsClient } from './client';
import { client as goatcounter } from './services/goatcounter';
import { client as matomo } from './services/matomo';
import { client as plausible } from './services/plausible';

let listeners: ReturnType<typeof trackListeners>;

beforeEach(() => {
  listeners = trackListeners();
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => {
  listeners.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['prerendering', 'currentScript']) Reflect.deleteProperty(document, name);
});

/** Runs the client from a script element with these data attributes. */
function start(data: Record<string, string>, client?: AnalyticsClient, prerendering = false): void {
  const element = document.createElement('script');
  Object.assign(element.dataset, data);
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  analytics(client);
}

const loaded = () =>
  Array.from(document.head.querySelectorAll('script'), ({ src, dataset }) => ({
    src,
    data: { ...(dataset as Record<string, string>) },
  }));

test('loads the script of the service, with what it is to know', () => {
  start({ src: 'https://a.test/script.js', websiteId: 'an-id' });
  expect(loaded()).toEqual([{ src: 'https://a.test/script.js', data: { websiteId: 'an-id' } }]);
});

test('on a page that was got ready ahead it waits until that is seen', () => {
  start({ src: 'https://a.test/script.js' }, undefined, true);
  expect(loaded()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(loaded()).toHaveLength(1);
});

test('the script that Plausible made for one site finds what tells it to begin', () => {
  start({ src: 'https://plausible.io/js/pa-XXXX.js' }, plausible);
  expect((window as unknown as { plausible: { o: object } }).plausible.o).toEqual({});
});

test('GoatCounter is told of pages that are changed in place, once their title is there', () => {
  const count = jest.fn();
  Object.assign(window, { goatcounter: { count } });
  start({ src: 'https://gc.zgo.at/count.js', goatcounter: 'https://ada.goatcounter.com/count' }, goatcounter);
  dispatchEvent(new Event('newpage'));
  document.title = 'The new page';
  expect(count).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(count.mock.calls).toEqual([[{ path: '/', title: 'The new page' }]]);
});

test('Matomo sets no cookies, knows its site, and is told of pages that are changed in place', () => {
  start({ src: 'https://a.test/matomo.js', site: '3' }, matomo);
  const { _paq: queue } = window as unknown as { _paq: unknown[][] };
  expect(queue).toEqual([
    ['disableCookies'],
    ['setTrackerUrl', 'https://a.test/matomo.php'],
    ['setSiteId', '3'],
    ['trackPageView'],
    ['enableLinkTracking'],
  ]);
  dispatchEvent(new Event('newpage'));
  document.title = 'The new page';
  jest.runAllTimers();
  expect(queue.slice(5)).toEqual([['setCustomUrl', '/'], ['trackPageView', 'The new page'], ['enableLinkTracking']]);
});

test('the others notice by themselves', () => {
  const count = jest.fn();
  Object.assign(window, { goatcounter: { count } });
  start({ src: 'https://a.test/script.js', domain: 'example.org' }, plausible);
  dispatchEvent(new Event('newpage'));
  jest.runAllTimers();
  expect(count).not.toHaveBeenCalled();
});
