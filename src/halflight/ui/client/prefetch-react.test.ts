/** @jest-environment jsdom */
import { PREFETCH_REST } from '../../limits';
import { prefetchReact } from './prefetch-react';

Object.assign(globalThis, { PREFETCH_REST });

/** Tells the observer whether the form is in view; `undefined` if nothing observes it. */
let look: ((isIntersecting: boolean) => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  look = undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private readonly run: (entries: { isIntersecting: boolean }[]) => void) {}
      observe = (): void => {
        look = (isIntersecting) => this.run([{ isIntersecting }]);
      };
      disconnect = (): void => {
        look = undefined;
      };
    },
  });
  Object.assign(navigator, { connection: undefined });
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <form class="contact-form"></form>
    <template id="_react-scripts">
      <link rel="stylesheet" href="/styles.css" class="all-styles"><link rel="preload" href="/app.js" as="script">
      <link rel="preload" href="/page-data.json" as="fetch" crossorigin="anonymous"><script src="/app.js"></script>
    </template>`;
});
afterEach(() => jest.useRealTimers());

const fetched = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    ['rel', 'href', 'as', 'class', 'crossorigin']
      .map((name) => link.getAttribute(name))
      .filter(Boolean)
      .join(' '),
  );

test('what React needs is fetched after a rest where a contact form is in view', () => {
  prefetchReact();
  jest.advanceTimersByTime(1000);
  expect(fetched()).toEqual([]);
  look?.(true);
  jest.advanceTimersByTime(PREFETCH_REST - 1);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(fetched()).toEqual([
    'prefetch /styles.css style',
    'prefetch /app.js script',
    'prefetch /page-data.json fetch anonymous',
  ]);
  // Once is enough, and nothing of it runs.
  expect(look).toBeUndefined();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

test('nothing is fetched for a form that one scrolls past', () => {
  prefetchReact();
  look?.(true);
  jest.advanceTimersByTime(PREFETCH_REST - 1);
  look?.(false);
  jest.advanceTimersByTime(5000);
  expect(fetched()).toEqual([]);
});

test.each([
  ['on a page without a form', () => document.querySelector('form')?.remove()],
  ['on a page without React', () => document.querySelector('template')?.remove()],
  ['for a visitor who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('nothing is fetched %s', (_, change) => {
  change();
  prefetchReact();
  expect(look).toBeUndefined();
});

test('nothing is fetched that React has begun to load during the rest', () => {
  prefetchReact();
  look?.(true);
  jest.advanceTimersByTime(PREFETCH_REST - 1);
  // As `load-react.ts` does.
  const { content } = document.querySelector('template') as HTMLTemplateElement;
  document.head.append(...(content.cloneNode(true) as DocumentFragment).querySelectorAll('link'));
  jest.advanceTimersByTime(1);
  expect(fetched().filter((link) => link.startsWith('prefetch'))).toEqual([]);
});

test('nothing is fetched once React runs', () => {
  Object.assign(window, { ___loader: {} });
  prefetchReact();
  expect(look).toBeUndefined();
  Reflect.deleteProperty(window, '___loader');
});
