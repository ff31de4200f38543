/** Milliseconds. The machine may be busy: a longer wait weakens no test, and a passing test does not use it up. */
const LONGEST_WAIT = 15_000;

// These imports load slowly, and only tests with a DOM need them.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: LONGEST_WAIT });
  // jsdom has no layout, and so nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

// On GitHub, builds of pull requests are previews; tests expect a production build.
process.env.HALFLIGHT_PREVIEW ??= '0';
