/** @jest-environment jsdom */

test.each([
  ['a link', 0],
  ['loading it again', 1],
  ['going back', 2],
])('a page opened by %s says so', (_, type) => {
  Object.defineProperty(performance, 'navigation', { configurable: true, value: { type } });
  jest.isolateModules(() => jest.requireActual('./navigation-type'));
  expect(document.documentElement.dataset.navigation).toBe(String(type));
});
