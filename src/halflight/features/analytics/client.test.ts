/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { analytics, type AnalyticsClient } from './client';
import { client as goatcounter } from './services/goatcounter';
import { client as matomo } from './services/matomo';
import { client as plausible } from './services/plausible';

trackListeners();

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => {
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

test('a script that Plausible generated for one site is initialised', () => {
  start({ src: 'https://plausible.io/js/pa-XXXX.js' }, plausible);
  expect((window as unknown as { plausible: { o: object } }).plausible.o).toEqual({});
});

test('GoatCounter counts client-side navigation once the title has changed', () => {
  const count = jest.fn();
  Object.assign(window, { goatcounter: { count } });
  start({ src: 'https://gc.zgo.at/count.js', goatcounter: 'https://ada.goatcounter.com/count' }, goatcounter);
  dispatchEvent(new Event('newpage'));
  document.title = 'The new page';
  expect(count).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(count.mock.calls).toEqual([[{ path: '/', title: 'The new page' }]]);
});

test('Matomo sets no cookies, knows its site, and counts client-side navigation', () => {
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
