// What it adds to `expect` is about elements: to load it takes a test without a page a tenth of a second.
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');

// On GitHub a pull request is a preview; what tests say of the site for visitors holds there, too.
process.env.HALFLIGHT_PREVIEW ??= '0';
