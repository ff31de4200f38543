import { publish } from '../../testing/published';
import { entry } from '../../testing/routes';
import { de } from '../../ui/words/de';
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

test('a text that was kept is not that of another language', async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
  } as unknown as Parameters<typeof makeTexts>[2];
  expect(await textIn('en', cache)).toContain(en.privacyNobody);
  expect(await textIn('de', cache)).toContain(de.privacyNobody);
});
