import { contentFolderOfEachTest, page, type Files } from '../testing/mistakes';
import { readContent } from '../sourcing/read-content';
import { asked as texts } from './asked';
import { checkIdentity } from './check-identity';
import { toCheckContext } from './context';

const { at, write } = contentFolderOfEachTest();
const clock = { today: '2026-07-01', timeZone: 'UTC', preview: true };

const reported = (): string[] =>
  checkIdentity(toCheckContext(at(), readContent(at()), clock).context).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );

const mine = page(['title: Grace Example', 'url: https://grace.dev']);
const asked = 'still has to be filled in or deleted';

const sites: Record<string, [Files, ...(string | RegExp)[]]> = {
  'the demonstration, of which nobody says that it is one': [
    {
      'site.md': page(['title: Ada Lovelace', 'url: https://ada.example']),
      'person.md': page(['name: Ada Lovelace', 'email: ada@ada.example']),
    },
    'person.md:2:7 Ada Lovelace is the person in a demonstration: write the name of the person or company whose site this is',
    'person.md:3:8 ada@ada.example is an example: write your own, or leave it out',
    'site.md:2:8 Ada Lovelace is the person in a demonstration: write the name of the person or company whose site this is',
    'site.md:3:6 https://ada.example is an example: write the URL that the site will have',
  ],
  'a publication whose title is missing, on a site in two languages': [
    {
      'site.md': page(['title: Grace Example', 'url: https://grace.dev', 'languages: [en, { code: fr, path: /fr/ }]']),
      'site.fr.md': page(['title: Grace Example']),
      'publications.bib':
        '\n@misc{lovelace1843, title={Notes by the Translator}, year=1843}\n@misc{a, title={Write a title}, year=1843}',
    },
    `publications.bib:3:1 "Write a title" ${asked}`,
  ],
  'somebody else’s site that says it is the demonstration': [
    {
      'site.md': page(['title: Ada Lovelace', 'url: https://grace.dev', 'demo: true']),
      'person.md': page(['name: Grace']),
    },
    'site.md:4:7 this is the site of Grace, not a demonstration of Halflight: delete every text that you did not write, then "demo: true", so that search engines can find the site',
  ],
  'names that are none, and addresses that are examples': [
    {
      'site.md': page([
        ...['title: Your Name', 'url: http://localhost:8000'],
        'contact: { destination: endpoint, url: https://formspree.io/f/your-form }',
      ]),
      'person.md': page(['name: Jane Doe', 'social:', '  - https://github.com/your-name', '  - https://a.example/@me']),
    },
    'person.md:2:7 "Jane Doe" is not a name yet: write the name of the person or company whose site this is',
    'person.md:4:5 https://github.com/your-name still has to be filled in',
    'person.md:5:5 https://a.example/@me is an example: write the real address, or leave it out',
    'site.md:2:8 "Your Name" is not a name yet: write the name of the person or company whose site this is',
    'site.md:3:6 http://localhost:8000 is an example: write the URL that the site will have',
    /^site\.md:4:\d+ https:\/\/formspree\.io\/f\/your-form still has to be filled in$/,
  ],
  'what a new site asks for, in its language; of a text, the first line that is still there; a draft may wait': [
    {
      'site.md': mine,
      'projects/first.md': page(
        ['title: Mein Boot', `cover: { src: ./a.svg, alt: "${texts.de.picture}" }`],
        `Ich habe ein Boot gebaut.\n\n> ${texts.de.postQuote}\n\n${texts.de.projectMore}\n`,
      ),
      'projects/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'pages/index.md': page(['title: Boote', 'sections:', `  - { type: hero, text: "${texts.fr.heroText}" }`]),
      'projects/second.md': page(['draft: true', 'title: Name the project']),
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
