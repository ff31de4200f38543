import type { Node } from 'gatsby';
import { publishPicture } from '../sourcing/pictures/publish-picture';
import { startPictures } from './start-pictures';

jest.mock('../sourcing/pictures/publish-picture', () => ({
  ...jest.requireActual<object>('../sourcing/pictures/publish-picture'),
  publishPicture: jest.fn(() => Promise.resolve()),
}));

const publish = jest.mocked(publishPicture);
const mode = process.env.NODE_ENV;

afterEach(() => {
  publish.mockReset();
  Object.assign(process.env, { NODE_ENV: mode });
});

const file = (relativePath: string) => ({
  id: relativePath,
  relativePath,
  absolutePath: `/content/${relativePath}`,
  sourceInstanceName: 'content',
  internal: { contentDigest: `digest of ${relativePath}` },
});

const nodes = new Map<string, unknown>([
  ['entry:site.md', { id: 'entry:site.md', images: { quality: 60 } }],
  ['entry:posts/a/index.md', { id: 'entry:posts/a/index.md', parent: 'remark' }],
  [
    'remark',
    {
      rawMarkdownBody:
        '![One](./one.jpg) ![Two](./two%20words.png) ![One](one.jpg)\n\n![A drawing](./a.svg) ![Elsewhere](https://a.example/b.jpg) ![Missing](c.jpg)\n',
    },
  ],
]);
const files = ['posts/a/cover.jpg', 'posts/a/one.jpg', 'posts/a/two words.png', 'posts/a/a.svg', 'posts/b/unused.jpg'];

const start = () =>
  startPictures(
    [
      {
        id: 'entry:posts/a/index.md',
        collection: 'post',
        filePath: 'posts/a/index.md',
        values: { title: 'A', cover: { src: 'posts/a/cover.jpg', alt: '' } },
      },
    ],
    { getNode: (id: string) => nodes.get(id) as Node, getNodesByType: () => files.map(file) as unknown as Node[] },
    '/site',
  );

test('the pictures of what is shown are made ahead, each once, as pages will ask for them', async () => {
  publish.mockRejectedValueOnce(new Error('damaged'));
  await start();
  const wanted = { quality: 60, pathPrefix: '/site' };
  expect(publish.mock.calls).toEqual(
    ['posts/a/cover.jpg', 'posts/a/one.jpg', 'posts/a/two words.png'].map((name) => [
      { path: `/content/${name}`, digest: `digest of ${name}` },
      wanted,
    ]),
  );
});

test('the preview makes none ahead', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  await start();
  expect(publish).not.toHaveBeenCalled();
});
