import { execFileSync } from 'node:child_process';
import { contentFolderOfEachTest, page, post, site, svg, testMistakes } from '../testing/mistakes';

const several = site('languages: [en, fr]');

testMistakes({
  'a URL of a publication, which is in every language but is written once': [
    {
      'site.md': site('languages: [en, { code: fr, path: /fr/ }]'),
      'site.fr.md': page(['title: Site']),
      'publications.bib':
        '\n@misc{a, title={T}, year=1843}\n@misc{b, title={T}, year=1843, url={https://example.org/gone/}}',
    },
    'publications.bib:3:1 error dangling-link: "https://example.org/gone/" is not a page of this site',
  ],
  'settings in a language, on a site that lists none': [
    { 'site.md': site('language: de'), 'site.en.md': page(['title: Site']), 'person.it.md': page(['name: A']) },
    'person.it.md:1:1 error unknown-folder: files here are not read; it translates person.md into a language that site.md does not list: write "languages: [de, it]" there',
    'site.en.md:1:1 error unknown-folder: files here are not read; it translates site.md into a language that site.md does not list: write "languages: [de, en]" there',
  ],
  'two languages in one place': [
    { 'site.md': site('languages: [en, fr, { code: de, path: /fr/ }]') },
    'site.md:4:21 error duplicate-url: the pages in de and in fr would both be at /fr/: give one of them another "path"',
  ],
  'a main language that is elsewhere, or another': [
    { 'site.md': site('language: de', 'languages: [{ code: en, path: /en/ }, fr]') },
    'site.md:4:11 error contradiction: "language" is "de", but the first of "languages" is "en": the first is the main one; delete "language"',
    /^site\.md:5:\d+ error bad-path: the first language is the main one, whose pages are at the root: it has no "path"$/,
  ],
  'translations whose names or folders have the language elsewhere, or that translate nothing': [
    {
      'site.md': several,
      'site.fr.md': page(['titel: A', 'timeZone: Europe/Paris']),
      'person.fr.md': page(['role: Auteure']),
      'posts/a.it.md': post(),
      'posts/fr/b.md': post(),
      'posts/2026/FR/c/index.md': post(),
      'posts/d.md': post(['tags: [Pi]']),
      'posts/fr.d.md': post(['tags: [PI]']),
      'posts/d_fr.md': post(),
      'posts/engine.md': post(),
      'posts/engin.fr.md': post(),
      'posts/mill.md': post(),
      'posts/fr/mill.fr.md': post(),
      // Another year is not a typo, and a tag in another language is not a spelling variant.
      'posts/notes-2023.md': post(),
      'posts/notes-2024.fr.md': post(['tags: [pI]']),
    },
    'person.fr.md:1:1 error no-original: translates person.md, which does not exist: write that first, in the main language',
    'posts/2026/FR/c/index.md:1:1 warning misplaced-language: it is published in the main language, en: a folder does not set a language; if it is in French, name it posts/2026/c/index.fr.md, beside posts/2026/c/index.md',
    'posts/a.it.md:1:1 warning unlisted-language: its name ends as if it were in Italian, which is not one of the "languages" of site.md (en, fr): add it there, or rename the file',
    'posts/d_fr.md:1:1 warning misplaced-language: it is published in the main language, en; if it is in French, name it posts/d.fr.md, beside posts/d.md',
    'posts/engin.fr.md:1:1 warning no-original: translates nothing: no file has this name without the language; check the spelling -> engine.fr.md',
    'posts/fr.d.md:1:1 warning misplaced-language: it is published in the main language, en; if it is in French, name it posts/d.fr.md, beside posts/d.md',
    /^posts\/(?:fr\.)?d\.md:4:\d+ warning similar-tag/,
    /^posts\/fr\/b\.md:1:1 warning misplaced-language: .*: a folder does not set a language/,
    'posts/fr/mill.fr.md:1:1 warning no-original: translates nothing: a translation belongs beside its original; if that is posts/mill.md, move this file there',
    /^site\.fr\.md:2:1 error unknown-key: "titel" .* -> title$/,
    /^site\.fr\.md:3:1 error unknown-key: "timeZone"/,
  ],
  'nothing, in a site that is whole, and where a language is in a name by chance': [
    {
      'site.md': site('languages: [en, it, de]'),
      'site.it.md': page(['title: Il sito']),
      'posts/a.md': post(),
      'posts/a.it.md': post(),
      'posts/it/index.md': post(),
      'posts/what-is_it.md': post(),
      'posts/de/b.de.md': post(),
      'posts/en/c.md': post(),
      'posts/fr/d.md': post(),
    },
  ],
  'a language in other capitals than it is listed in': [
    {
      'site.md': site('languages: [en, pt-BR]', 'navigation: [{ label: B, to: posts/b.md }]'),
      'site.pt-br.md': page(['words: { readingTime: { one: a, few: b, other: c } }']),
      'posts/b.md': post(),
      'posts/b.PT-BR.md': post(),
      'posts/c.pt-br.md': page(['title: C']),
    },
    'posts/b.PT-BR.md:1:1 warning bad-name: its name has the language "PT-BR", which site.md spells "pt-BR", so links to b.md do not lead to it: rename it to b.pt-BR.md',
    /^posts\/c\.pt-br\.md:1:1 warning bad-name: .* rename it to c\.pt-BR\.md$/,
    /^posts\/c\.pt-br\.md:2:1 error missing-key: "date"/,
    /^site\.md:5:30 warning other-language: /,
    /^site\.pt-BR\.md:1:1 warning word-forms: /,
    'site.pt-br.md:1:1 error bad-name: its name has the language "pt-br", which site.md spells "pt-BR", so it is not read: rename it to site.pt-BR.md',
  ],
  'another day, place in the order and cover than those of the original, of a collection that the site declares': [
    {
      'site.md': several,
      'collections/talk.md': page([
        'label: Talks',
        'fields:',
        '  - { name: held, kind: day }',
        '  - { name: cover, kind: image, optional: true }',
        '  - { name: fee, kind: number, optional: true }',
        'publishes: { by: held }',
      ]),
      'talks/a.md': page(['title: A', 'held: 2026-01-01', 'cover: ./a.svg', 'fee: 5']),
      'talks/a.fr.md': page(['title: A', 'held: 2026-01-02', 'cover: ./b.svg', 'order: 1', 'fee: 6']),
      'talks/a.svg': svg(),
      'talks/b.svg': svg(),
    },
    /^talks\/a\.fr\.md:3:7 warning differing-translation: "held"/,
    /^talks\/a\.fr\.md:4:8 warning differing-translation: "cover"/,
    /^talks\/a\.fr\.md:5:8 warning differing-translation: "order"/,
  ],
  'a URL made of the name of a file whose original has one that its author wrote': [
    {
      'site.md': several,
      'posts/2026-a.md': page(['title: A', 'date: 2026-01-01', 'slug: a']),
      'posts/2026-a.fr.md': post(),
      'posts/b.md': post(),
      'posts/b.fr.md': page(['title: B', 'date: 2026-01-01', 'slug: bateau']),
    },
    'posts/2026-a.fr.md:2:1 warning differing-translation: "slug" is missing: posts/2026-a.md, which this translates, has "a", but the URL of this file is made from its name; write the same slug, or one in this language',
  ],
  'a link to what is not translated, in a text and in the navigation': [
    {
      'site.md': site('languages: [en, fr]', 'navigation: [{ label: B, to: posts/b.md }]'),
      'posts/b.md': post(),
      'posts/bateau.fr.md': post([], 'See [b](b.md).'),
    },
    'posts/bateau.fr.md:5:9 warning other-language: "b.md" leads to a page in another language (en): there is no translation of posts/b.md into fr',
    'site.md:5:30 warning other-language: on the pages in fr, this link leads to a page in another language (en): site.fr.md has no "navigation" of its own; write it there',
  ],
  'a page, a section and a list whose entries are in another language only': [
    {
      'site.md': site('languages: [de, en]'),
      'site.en.md': page(['navigation: [{ label: Prices, to: /en/products/ }]']),
      'products/basic.md': page(['title: Grundpreis']),
      'services/repair.en.md': page(['title: Repair', 'summary: All.']),
      'pages/preise.md': page(['title: Preise', 'sections:', '  - type: products']),
      'pages/preise.en.md': page(['title: Prices', 'sections:', '  - type: products']),
      'pages/alles.md': page(['title: Alles', 'sections:', '  - type: prose', '  - type: services'], 'Text'),
    },
    'pages/alles.md:5:11 warning not-translated: this section is hidden, because no entry of services is in de: write services/repair.md or another translation, show the originals ("showOriginals: true"), or remove the section',
    'pages/preise.en.md:4:11 warning not-translated: the page is empty, because no entry of products is in en: write products/basic.en.md or another translation, show the originals ("showOriginals: true"), or remove the section',
    'site.en.md:2:35 warning not-translated: this link leads to an empty list, because no entry of products is in en: write products/basic.en.md or another translation, show the originals ("showOriginals: true"), or remove the link',
  ],
});

describe('a translation that is older than its original', () => {
  const { at, write, reported } = contentFolderOfEachTest();
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-C', at(), '-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: `${day}T12:00:00Z` },
      stdio: 'ignore',
    });

  test('is reported, as far as git knows', () => {
    write({ 'site.md': several, 'posts/a.md': post(), 'posts/a.fr.md': post() });
    git('2026-01-01', 'init');
    git('2026-01-01', 'add', '.');
    git('2026-01-01', 'commit', '-m', 'one');
    expect(reported()).toEqual([]);
    write({ 'posts/a.md': post([], 'More.') });
    git('2026-02-01', 'commit', '-am', 'two');
    expect(reported()).toEqual([
      'posts/a.fr.md:1:1 warning old-translation: is older than posts/a.md, which it translates: that was changed on 2026-02-01, this on 2026-01-01; check that it still says the same, and commit it again',
    ]);
    write({ 'posts/a.fr.md': post([], 'Plus.') });
    git('2026-03-01', 'commit', '-am', 'three');
    expect(reported()).toEqual([]);
  });
});
