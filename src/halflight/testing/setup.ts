/** Milliseconds. A machine may be busy: longer waits weaken no test, and a passing test does not wait for them. */
const LONGEST_WAIT = 15_000;

// What it loads is for elements, and would cost a test without a DOM a tenth of a second.
if ('document' in globalThis) {
  jest.requireActual('@testing-library/jest-dom');
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: LONGEST_WAIT });
}

// On GitHub, builds of pull requests are previews; tests expect a production build.
process.env.HALFLIGHT_PREVIEW ??= '0';
