import type { Node } from 'gatsby';
import { preparePicture } from '../sourcing/pictures/publish-picture';
import { enterFolder } from '../testing/temporary-folder';
import { startPictures } from './start-pictures';

jest.mock('../sourcing/pictures/publish-picture', () => ({
  ...jest.requireActual<object>('../sourcing/pictures/publish-picture'),
  preparePicture: jest.fn(() => Promise.resolve()),
}));

const prepare = jest.mocked(preparePicture);
const mode = process.env.NODE_ENV;

// What the last build of this project left behind must not affect the tests.
beforeEach(() => void enterFolder());

afterEach(() => {
  prepare.mockReset();
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
        '![One](./one.jpg) ![Two](./two%20words.jpg) ![One](one.jpg)\n\n![A drawing](./a.svg) ![Elsewhere](https://a.example/b.jpg) ![Missing](c.jpg)\n',
    },
  ],
]);
const files = ['posts/a/cover.jpg', 'posts/a/one.jpg', 'posts/a/two words.jpg', 'posts/a/a.svg', 'posts/b/unused.jpg'];

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
  );

test('the pictures of what is shown are made ahead, each once, in the quality of the site', async () => {
  prepare.mockRejectedValueOnce(new Error('damaged'));
  await start();
  expect(prepare.mock.calls).toEqual(
    ['posts/a/cover.jpg', 'posts/a/one.jpg', 'posts/a/two words.jpg'].map((name) => [
      { path: `/content/${name}`, digest: `digest of ${name}` },
      60,
    ]),
  );
});

test('the preview makes none ahead', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  await start();
  expect(prepare).not.toHaveBeenCalled();
});
