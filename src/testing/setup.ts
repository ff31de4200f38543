// Its matchers are for elements; loading them would cost a test without a DOM a tenth of a second.
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');

// On GitHub, builds of pull requests are previews; tests expect a production build.
process.env.HALFLIGHT_PREVIEW ??= '0';
