import { publish } from '../../testing/published';
import { entry } from '../../testing/routes';
import { makeTexts } from './make-texts';

test('what looks like a link in a title, a summary or a description is none', async () => {
  const written = { title: 'See [a](b)', summary: 'Read [the guide](guide.md) first.' };
  const site = publish([{ ...entry('posts/a.md', written), hasBody: true }], {
    settings: { title: '[A](b) site', description: 'Of [c](d)' },
  });
  const files = await makeTexts({ ...site, readPageData: () => Promise.resolve('{}') }, []);
  const overview = files.find(({ path }) => path === 'llms.txt')?.text;
  expect(overview).toContain('# \\[A\\](b) site\n\n> Of \\[c\\](d)\n');
  expect(overview).toMatch(/- \[See \\\[a\\\]\(b\)\]\(\S+\): Read \\\[the guide\\\]\(guide\.md\) first\.\n/);
});
