import { readFacts } from '../markdown/text-facts';
import { languagesOf, withTranslations } from '../derive/languages';
import { build, entry, post, project } from '../testing/routes';
import type { Entry } from '../sourcing/read-entry';
import type { RoutableEntry } from './route';

const saying = (entry: Entry, text: string): Entry & RoutableEntry => ({
  ...entry,
  mentions: readFacts(text).mentions,
});

const mentionedIn = (entries: readonly Entry[], path: string, site = {}) =>
  build(entries, { site: { backlinks: true, ...site } })
    .at(path)
    .mentionedIn?.map(({ path: from, sentence }) => [from, sentence]);

test('a page has the pages that link to it, once each, with the sentence around the link', () => {
  const entries = [
    saying(post('a', '2026-01-02'), 'First. It says [what *b*](b.md#x) says. Then [again](b.md) and [[The Engine]].'),
    saying(post('c', '2026-01-01'), '- See [[b|this]] or [there][1].\n\n[1]: /projects/engine'),
    saying(post('b', '2026-01-03'), 'See [[#itself]], [itself](b.md) and [nothing](no.md).'),
    project('engine', { aliases: ['the engine'] }),
  ];
  expect(mentionedIn(entries, '/posts/b/')).toEqual([
    ['/posts/a/', 'It says what b says.'],
    ['/posts/c/', 'See this or there.'],
  ]);
  expect(mentionedIn(entries, '/projects/engine/')).toEqual([
    ['/posts/a/', 'Then again and The Engine.'],
    ['/posts/c/', 'See this or there.'],
  ]);
  expect(mentionedIn(entries, '/posts/a/')).toBeUndefined();
  const { mentions, context } = build(entries, { site: { backlinks: true } }).at('/posts/a/');
  expect(mentions).toEqual([
    { path: '/posts/b/', title: 'b' },
    { path: '/projects/engine/', title: 'engine' },
  ]);
  expect(context).not.toHaveProperty('mentionedIn');
});

test.each([
  ['a draft', { draft: true }],
  ['an unlisted page', { unlisted: true }],
  ['a page that appears later', { publish: '2027-01-01' }],
  ['a page behind a password', { protected: 'acme', locked: true, teaser: 'A' }],
  ['its encrypted part', { protected: 'acme', sealed: true, unlisted: true }],
])('%s is named nowhere', (_, values) => {
  const entries = [saying(post('a', '2026-01-02', values), '[b](b.md) canary'), post('b', '2026-01-01')];
  const { routes } = build(entries, { site: { backlinks: true } });
  expect(JSON.stringify(routes)).not.toContain('canary');
  expect(mentionedIn(entries, '/posts/b/')).toBeUndefined();
});

test('a site that does not ask for them has none', () => {
  const entries = [saying(post('a', '2026-01-02'), '[b](b.md)'), post('b', '2026-01-01')];
  expect(build(entries).at('/posts/b/')).not.toHaveProperty('mentionedIn');
  expect(build(entries).at('/posts/b/').context).not.toHaveProperty('mentionedIn');
});

test('each language has its own', () => {
  const languages = languagesOf({ language: 'en', languages: [{ code: 'en' }, { code: 'de' }] });
  const inLanguage = (file: string) => entry(file, { title: file, date: '2026-01-01' }, languages);
  const entries = [
    saying(inLanguage('posts/a.md'), 'English [b](b.md).'),
    saying(inLanguage('posts/a.de.md'), 'Deutsch [[b]].'),
    inLanguage('posts/b.md'),
    inLanguage('posts/b.de.md'),
  ];
  const site = withTranslations(
    {
      title: 'S',
      url: 'https://a.example/',
      language: 'en',
      languages: [{ code: 'en' }, { code: 'de' }],
      backlinks: true,
    },
    () => undefined,
  );
  expect(mentionedIn(entries, '/posts/b/', site)).toEqual([['/posts/a/', 'English b.']]);
  expect(mentionedIn(entries, '/de/posts/b/', site)).toEqual([['/de/posts/a/', 'Deutsch b.']]);
});

test('the work grows with the number of links, not with that of pairs of pages', () => {
  let read = 0;
  const count = (entry: Entry & RoutableEntry) =>
    new Proxy(entry, {
      get: (target, name) => {
        if (name === 'mentions') read += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
  const entries = Array.from({ length: 300 }, (_, index) =>
    count(saying(post(`p${index}`, '2026-01-01'), `[[p${(index + 1) % 300}]]`)),
  );
  build(entries, { site: { backlinks: true } });
  expect(read).toBeLessThanOrEqual(2 * entries.length);
});
