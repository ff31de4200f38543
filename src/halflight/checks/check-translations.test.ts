import { createHash } from 'node:crypto';
import { nearest } from '../nearest';
import { readContent } from '../sourcing/read-content';
import type { Entry } from '../sourcing/read-entry';
import { contentFolderOfEachTest, page, post, site } from '../testing/mistakes';
import { checkTranslations } from './check-translations';
import { toCheckContext } from './context';

jest.mock('../nearest', () => {
  const actual = jest.requireActual<typeof import('../nearest')>('../nearest');
  return { ...actual, nearest: jest.fn(actual.nearest) };
});

const { at, write } = contentFolderOfEachTest();

const COUNT = 600;

/** A name with a word that others share, and letters that hardly any other has. */
const nameOf = (number: number) =>
  `about-${createHash('sha1')
    .update(String(number))
    .digest('hex')
    .slice(0, 36)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

test('among many translations without originals, typos in names are found without comparing every pair', () => {
  write({ 'site.md': site('languages: [en, fr]'), 'posts/a.md': post(), 'pages/a.md': page(['title: A']) });
  const content = readContent(at());
  const [some] = content.entries.filter(({ collection }) => collection === 'post');
  const entryOf = (name: string, language: string): Entry => ({
    ...(some as Entry),
    id: `${name} ${language}`,
    filePath: language === 'en' ? `posts/${name}.md` : `posts/${name}.${language}.md`,
    language,
    sharedName: name,
  });
  const entries = Array.from({ length: COUNT }, (_, number) => [
    entryOf(nameOf(number), 'en'),
    entryOf(number % 200 === 0 ? `${nameOf(number).slice(0, -1)}xy` : nameOf(number + COUNT), 'fr'),
  ]).flat();
  const { context } = toCheckContext(at(), content);
  const found = checkTranslations({ ...context, content: { ...content, entries } });
  expect(found.map(({ suggestion }) => suggestion)).toEqual([0, 200, 400].map((number) => `${nameOf(number)}.fr.md`));
  const compared = jest.mocked(nearest).mock.calls.reduce((sum, [, words]) => sum + words.length, 0);
  expect(compared).toBeLessThan(COUNT * 10);
});
