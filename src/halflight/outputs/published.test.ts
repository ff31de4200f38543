import { publish } from '../testing/published';
import { entry, post } from '../testing/routes';
import { readPublished } from './published';

const paths = (site: ReturnType<typeof publish>) => site.indexed.map(({ path }) => path).sort();

test('pages that ask for it, pages first published elsewhere, and everything that is not content are left out', () => {
  const site = publish([
    post('plain', '2026-01-01', { tags: ['one'] }),
    post('own', '2026-01-02', { canonical: 'https://a.example/posts/own/' }),
    post('copy', '2026-01-03', { canonical: 'https://b.example/copy/' }),
    post('quiet', '2026-01-04', { noindex: true }),
    post('draft', '2026-01-05', { draft: true }),
    entry('pages/index.md', { title: 'Home' }),
    entry('pages/contact.md', { title: 'Contact', sections: [{ type: 'contact' }] }),
    entry('awards/prize.md', { title: 'Prize' }),
  ]);
  expect([...site.paths]).toEqual(expect.arrayContaining(['/404.html', '/search/', '/books/', '/posts/quiet/']));
  expect(paths(site)).toEqual([
    '/',
    '/awards/',
    '/contact/',
    '/posts/',
    '/posts/archive/',
    '/posts/own/',
    '/posts/plain/',
    '/tags/',
    '/tags/one/',
  ]);
});

test('a file is found whatever Unicode form its name has on the disk', () => {
  const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301'];
  const site = publish([post(decomposed, '2026-01-01')]);
  expect(site.pathOf(`posts/${composed}.md`)).toBe(`/posts/${composed}/`);
  const file = { relativePath: `posts/${decomposed}.svg`, internal: { contentDigest: 'digest' } };
  const nodes = {
    getNode: () => ({ title: 'A', url: 'https://a.example' }),
    getNodesByType: (type: string) => (type === 'File' ? [file] : []),
  } as unknown as Parameters<typeof readPublished>[0];
  const digestOf = readPublished(nodes, [], 'public')?.digestOf;
  expect([composed, decomposed, 'cafe'].map((name) => digestOf?.(`posts/${name}.svg`))).toEqual([
    'digest',
    'digest',
    undefined,
  ]);
});

test('a demo and a preview are listed nowhere', () => {
  expect(paths(publish([], { settings: { demo: true } }))).toEqual([]);
  process.env.HALFLIGHT_PREVIEW = '1';
  try {
    expect(paths(publish([]))).toEqual([]);
  } finally {
    delete process.env.HALFLIGHT_PREVIEW;
  }
});
