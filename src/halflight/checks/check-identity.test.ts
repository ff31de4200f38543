import { resolve } from 'node:path';
import { contentFolderOfEachTest, page, post, type Files } from '../testing/mistakes';
import { readContent } from '../sourcing/read-content';
import { asked as texts } from './asked';
import { checkIdentity } from './check-identity';
import { toCheckContext } from './context';
import { DEMO_TEXTS } from './placeholders';

const { at, write } = contentFolderOfEachTest();
const clock = { today: '2026-07-01', timeZone: 'UTC', preview: true };

const reported = (): string[] =>
  checkIdentity(toCheckContext(at(), readContent(at()), clock).context).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );

const mine = page(['title: Grace Hopper', 'url: https://grace.dev']);
const asked = 'still has to be filled in or deleted';

const sites: Record<string, [Files, ...(string | RegExp)[]]> = {
  'a site of one’s own': [{ 'site.md': mine, 'posts/a.md': post([], 'See https://example.com.') }],
  'the demonstration, of which nobody says that it is one': [
    {
      'site.md': page(['title: Ada Lovelace', 'url: https://ada.example']),
      'person.md': page(['name: Ada Lovelace', 'email: ada@ada.example']),
      'posts/note-a-operations/index.md': page(
        ['title: "Note A: A science of operations"', 'date: 1843-08-01'],
        'Words.',
      ),
      'posts/note-b-store-and-mill/index.md': page(
        ['title: "Note B: The store and the mill"', 'date: 1843-08-01'],
        'Words.',
      ),
    },
    'person.md:2:7 Ada Lovelace is the person in the demonstration: write the name of the person or company whose site this is',
    'person.md:3:8 ada@ada.example is an example: write your own, or leave it out',
    'posts/note-a-operations/index.md:1:1 is part of the demonstration, and so are posts/note-b-store-and-mill/index.md: delete what you did not write; "npm create halflight my-site" begins a site of your own in a new folder',
    'site.md:2:8 Ada Lovelace is the person in the demonstration: write the name of the person or company whose site this is',
    'site.md:3:6 https://ada.example is an example: write the URL that the site will have',
  ],
  'a publication of the demonstration, and one whose title is missing, on a site in two languages': [
    {
      'site.md': page(['title: Grace Hopper', 'url: https://grace.dev', 'languages: [en, { code: fr, path: /fr/ }]']),
      'site.fr.md': page(['title: Grace Hopper']),
      'publications.bib':
        '\n@misc{lovelace1843, title={Notes by the Translator, to Menabrea’s “Sketch of the Analytical Engine”}, year=1843}\n@misc{a, title={Write a title}, year=1843}',
    },
    /^publications\.bib:2:1 is part of the demonstration: /,
    `publications.bib:3:1 "Write a title" ${asked}`,
  ],
  'the demonstration, which says so': [
    {
      'site.md': page(['title: Ada Lovelace', 'url: https://ada.example', 'demo: true']),
      'person.md': page(['name: Ada Lovelace']),
    },
  ],
  'somebody else’s site that says it is the demonstration': [
    {
      'site.md': page(['title: Ada Lovelace', 'url: https://grace.dev', 'demo: true']),
      'person.md': page(['name: Grace']),
    },
    'site.md:4:7 the site of Grace is not the demonstration of Halflight: delete "demo: true", so that search engines can find it',
  ],
  'a file of the demonstration’s name with a text of one’s own': [
    { 'site.md': mine, 'posts/note-a-operations/index.md': post([], 'My own.') },
  ],
  'names that are none': [
    { 'site.md': page(['title: Your Name', 'url: https://grace.dev']), 'person.md': page(['name: Jane Doe']) },
    'person.md:2:7 "Jane Doe" is not a name yet: write the name of the person or company whose site this is',
    'site.md:2:8 "Your Name" is not a name yet: write the name of the person or company whose site this is',
  ],
  'addresses that are examples': [
    {
      'site.md': page([
        'title: Grace Hopper',
        'url: http://localhost:8000',
        'contact: { destination: endpoint, url: https://formspree.io/f/your-form }',
      ]),
      'person.md': page([
        'name: Grace Hopper',
        'social:',
        '  - https://github.com/your-name',
        '  - https://a.example/@me',
      ]),
    },
    'person.md:4:5 https://github.com/your-name still has to be filled in',
    'person.md:5:5 https://a.example/@me is an example: write the real address, or leave it out',
    'site.md:3:6 http://localhost:8000 is an example: write the URL that the site will have',
    /^site\.md:4:\d+ https:\/\/formspree\.io\/f\/your-form still has to be filled in$/,
  ],
  'what a starter asks for, published as it stands; a draft may wait': [
    {
      'site.md': mine,
      'projects/first.md': page(
        ['title: Name the project', 'summary: Say in one or two sentences what it is.'],
        '\nWrite what the problem was, what you did about it, and what came of it. Pictures help.\n',
      ),
      'projects/second.md': page(['draft: true', 'title: Name the project']),
    },
    `projects/first.md:2:8 "Name the project" ${asked}`,
    `projects/first.md:3:10 "Say in one or two sentences what it is." ${asked}`,
    'projects/first.md:6:1 the text still has to be written',
  ],
  'what a new site asks for, in its language; of a text, the first line that is still there': [
    {
      'site.md': mine,
      'projects/first.md': page(
        ['title: Mein Boot', `cover: { src: ./a.svg, alt: "${texts.de.picture}" }`],
        `Ich habe ein Boot gebaut.\n\n> ${texts.de.postQuote}\n\n${texts.de.projectMore}\n`,
      ),
      'projects/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'pages/index.md': page(['title: Boote', 'sections:', `  - { type: hero, text: "${texts.fr.heroText}" }`]),
    },
    /^projects\/first\.md:3:\d+ "Was dieses Bild zeigt.*" still has to be filled in or deleted$/,
    'projects/first.md:7:1 the text still has to be written',
    /^pages\/index\.md:4:\d+ "Dites ici.*" still has to be filled in or deleted$/,
  ],
};

test.each(Object.entries(sites))('%s', (_, [files, ...expected]) => {
  write(files);
  const found = reported();
  expect(found).toHaveLength(expected.length);
  for (const line of expected)
    expect(found).toContainEqual(typeof line === 'string' ? line : (expect.stringMatching(line) as string));
});

test('the texts of the demonstration are known, as long as it is in content/', () => {
  const { site, entries } = readContent(resolve('content'));
  if (site?.demo !== true || site.title !== 'Ada Lovelace') return;
  const texts = entries.filter(
    ({ collection, hasBody }) => hasBody && collection !== 'site' && collection !== 'person',
  );
  const unknown = texts
    .filter(({ filePath, values: { title, name } }) => DEMO_TEXTS[filePath] !== (title ?? name))
    .map(({ filePath }) => filePath);
  // Anybody may have a page that is called "Contact", in any language.
  expect(unknown).toEqual(['pages/contact.fr.md', 'pages/contact.md']);
});
