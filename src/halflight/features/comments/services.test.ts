import { site } from '../../collections/site/schema';
import { commentServiceOf, type CommentsValues } from './comments-of';

const settings: CommentsValues = { repo: 'ada/notes', repoId: 'R_1', category: 'Notes & more', categoryId: 'DIC_1' };
const page = {
  path: '/site/posts/one/',
  url: 'https://example.org/site/posts/one/',
  title: 'One & more',
  language: 'en',
};

const frameOf = (values: CommentsValues, language = 'en') =>
  new URL(commentServiceOf(values).toFrame?.(values, { ...page, language }) ?? '');
const parametersOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);

test.each([
  [undefined, 'site/posts/one/'],
  ['pathname', 'site/posts/one/'],
  ['og:title', 'One & more'],
] as const)('giscus finds the discussion of a page by %s: %s', (mapping, term) => {
  expect(parametersOf(frameOf({ ...settings, mapping }))).toMatchObject({
    ...settings,
    term,
    strict: '0',
    reactionsEnabled: '1',
    backLink: page.url,
  });
});

test('optional features of giscus', () => {
  const parameters = parametersOf(frameOf({ ...settings, strict: true, reactions: false }));
  expect(parameters).toMatchObject({ strict: '1', reactionsEnabled: '0' });
});

test('remark42 frames the comments of the page’s URL from the server, at the path that it has there', () => {
  const frame = frameOf({ service: 'remark42', server: 'https://comments.test/at/', site: 'ada' });
  expect(frame.origin + frame.pathname).toBe('https://comments.test/at/web/iframe.html');
  expect(frame.search).toContain('page_title=One%20%26%20more');
  expect(parametersOf(frame)).toMatchObject({ host: 'https://comments.test/at', site_id: 'ada', url: page.url });
});

test('Waline answers with the comments of a path', () => {
  const values: CommentsValues = { service: 'waline', server: 'https://waline.test/' };
  const api = new URL(commentServiceOf(values).toApi?.(values, page) ?? '');
  expect(api.origin + api.pathname).toBe('https://waline.test/api/comment');
  expect(parametersOf(api)).toMatchObject({ path: page.path, lang: 'en' });
});

const remark42 = { service: 'remark42', server: 'https://comments.test' } as const;

test.each<[string, string, string]>([
  ['de-AT', '/de/widget', 'de'],
  ['zh-TW', '/zh-TW/widget', 'zh-tw'],
  ['pt', '/pt/widget', 'bp'],
  ['cy', '/en/widget', 'en'],
])('on a site in %s giscus is at %s, and remark42 speaks %s', (language, pathname, locale) => {
  expect(frameOf(settings, language).pathname).toBe(pathname);
  expect(frameOf(remark42, language).searchParams.get('locale')).toBe(locale);
});

test.each<[object, string[]]>([
  [settings, []],
  [remark42, []],
  [
    { repo: 'ada/notes', category: 'Notes', categoryId: 'DIC_1' },
    ['repoId: is missing: giscus needs it, and giscus.app shows it for a repository'],
  ],
  [
    { service: 'waline', repo: 'ada/notes' },
    [
      'repo: is not a setting of Waline, which has server',
      'server: is missing: the URL of your server, such as https://comments.example.org',
    ],
  ],
  [
    { service: 'remark42', server: 'http://comments.test' },
    ['server: must begin with https:// and have no ? or #, such as https://comments.example.org'],
  ],
])('%j in site.md', (values, expected) => {
  const { error } = site.fields.comments.safeParse(values);
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).sort()).toEqual(expected);
});
