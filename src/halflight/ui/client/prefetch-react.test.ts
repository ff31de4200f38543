/** @jest-environment jsdom */
import { PREFETCH_REST } from '../../limits';
import { prefetchReact } from './prefetch-react';

Object.assign(globalThis, { PREFETCH_REST });

/** Tells the observer whether the form is in view; `undefined` if nothing is observed. */
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

const fetched = () => [...document.head.querySelectorAll('[rel=prefetch]')].map(({ outerHTML }) => outerHTML);

test('what React needs is fetched when scrolling rests with the form in view, not while scrolling past', () => {
  prefetchReact();
  look?.(true);
  jest.advanceTimersByTime(PREFETCH_REST - 1);
  look?.(false);
  jest.advanceTimersByTime(5000);
  expect(fetched()).toEqual([]);
  look?.(true);
  jest.advanceTimersByTime(PREFETCH_REST);
  expect(fetched()).toHaveLength(3);
});

test('nothing is fetched if React has started loading in the meantime', () => {
  prefetchReact();
  look?.(true);
  jest.advanceTimersByTime(PREFETCH_REST - 1);
  // As `load-react.ts` does.
  const { content } = document.querySelector('template') as HTMLTemplateElement;
  document.head.append(...(content.cloneNode(true) as DocumentFragment).querySelectorAll('link'));
  jest.advanceTimersByTime(1);
  expect(fetched()).toEqual([]);
});
