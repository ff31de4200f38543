import { publish } from '../../testing/published';
import { entry } from '../../testing/routes';
import { de } from '../../ui/words/languages/de';
import { en } from '../../ui/words/en';
import { makeTexts } from './make-texts';

/** The text of a page with the section that says who receives data, on a site in a given language. */
async function textIn(language: string, cache: Parameters<typeof makeTexts>[2]): Promise<string> {
  const site = publish([entry('pages/privacy.md', { title: 'A', sections: [{ type: 'privacy' }] })], {
    settings: { language },
  });
  for (const { node } of site.entries.get('page') ?? []) Object.assign(node, { internal: { contentDigest: 'same' } });
  const readPageData = () => Promise.resolve('{}');
  const files = await makeTexts({ ...site, readPageData }, [], cache);
  return files.map(({ text }) => text).join('\n');
}

test('what looks like a link in a title, a summary or a description is none', async () => {
  const written = { title: 'See [a](b)', summary: 'Read [the guide](guide.md) first.' };
  const site = publish([{ ...entry('posts/a.md', written), hasBody: true }], {
    settings: { title: '[A](b) site', description: 'Of [c](d)' },
  });
  for (const { node } of site.entries.get('post') ?? []) Object.assign(node, { internal: { contentDigest: 'a' } });
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) };
  const files = await makeTexts({ ...site, readPageData: () => Promise.resolve('{}') }, [], cache);
  const overview = files.find(({ path }) => path === 'llms.txt')?.text;
  expect(overview).toContain('# \\[A\\](b) site\n\n> Of \\[c\\](d)\n');
  expect(overview).toMatch(/- \[See \\\[a\\\]\(b\)\]\(\S+\): Read \\\[the guide\\\]\(guide\.md\) first\.\n/);
});

test('a text that was kept is not that of another language', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  } as unknown as Parameters<typeof makeTexts>[2];
  expect(await textIn('en', cache)).toContain(en.privacyNobody);
  expect(await textIn('de', cache)).toContain(de.words.privacyNobody);
});
