import { toWidgetAddress } from './widget';

const settings = { repo: 'ada/notes', repoId: 'R_1', category: 'Notes & more', categoryId: 'DIC_1' };
const page = { path: '/site/posts/one/', url: 'https://example.org/site/posts/one/', title: 'One', language: 'en' };

const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test.each([
  [undefined, 'site/posts/one/'],
  ['pathname', 'site/posts/one/'],
  ['og:title', 'One'],
] as const)('the discussion of a page is found by %s: %s', (mapping, term) => {
  expect(parametersOf(toWidgetAddress({ ...settings, mapping }, page))).toMatchObject({
    ...settings,
    term,
    strict: '0',
    reactionsEnabled: '1',
    backLink: page.url,
  });
});

test.each([
  ['de-AT', '/de/widget'],
  ['zh-TW', '/zh-TW/widget'],
  ['cy', '/en/widget'],
])('on a site in %s the language is %s', (language, pathname) => {
  expect(new URL(toWidgetAddress(settings, { ...page, language })).pathname).toBe(pathname);
});

test('optional features', () => {
  const address = toWidgetAddress({ ...settings, strict: true, reactions: false }, page);
  expect(parametersOf(address)).toMatchObject({ strict: '1', reactionsEnabled: '0' });
});
