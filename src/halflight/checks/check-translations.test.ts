import { createHash } from 'node:crypto';
import { toCheckContext } from './context';
import { checkTranslations } from './check-translations';
import { contentFolderOfEachTest, page, post, site } from '../testing/mistakes';
import { readContent } from '../sourcing/read-content';
import type { Entry } from '../sourcing/read-entry';

const { at, write } = contentFolderOfEachTest();

const COUNT = 3000;

/** A name with a word that others have too, and letters that hardly any other has. */
const nameOf = (number: number) =>
  `about-${createHash('sha1')
    .update(String(number))
    .digest('hex')
    .slice(0, 36)
    .replace(/\d/g, (digit) => String.fromCharCode(103 + Number(digit)))}`;

test('of thousands of translations without originals, those with a slip in their names are found at once', () => {
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
    entryOf(number % 1000 === 0 ? `${nameOf(number).slice(0, -1)}xy` : nameOf(number + COUNT), 'fr'),
  ]).flat();
  const { context } = toCheckContext(at(), content);
  const begun = process.cpuUsage();
  const found = checkTranslations({ ...context, content: { ...content, entries } });
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1500);
  expect(found.map(({ suggestion }) => suggestion)).toEqual([0, 1000, 2000].map((number) => `${nameOf(number)}.fr.md`));
});
