import { importsOfEachTest } from '../halflight/testing/imports';

const { blog, run } = importsOfEachTest();

const post = (body = 'Words.') => `---\ntitle: T\ndate: 2020-01-02\n---\n${body}\n`;

test('where links of several posts in a folder look alike, its other posts had such a URL, too', async () => {
  blog({
    'astro.config.mjs': "export default { site: 'https://old.blog' }",
    'src/content/apps/one-two.md': post('[A](/three-four) [B](https://old.blog/five-six) [C](/seven) [D](/note-it)'),
    'src/content/apps/three-four.md': post('[A](/one-two)'),
    'src/content/apps/five-six.md': post(),
    'src/content/apps/seven.md': post(),
    'src/content/notes/note-it.md': post(),
    'src/content/notes/other.md': post(),
  });
  const { oldUrls } = await run({ dryRun: true });
  const plain = oldUrls.map(({ from }) => from).filter((from) => /^\/[^/]+$/.test(from));
  expect(plain.sort()).toEqual(['/five-six', '/note-it', '/one-two', '/seven', '/three-four']);
});
