import { contentFolderOfEachTest, page } from '../testing/mistakes';
import { inXmp, photograph } from '../testing/photograph';

const { write, reported } = contentFolderOfEachTest();

const album = (...lines: string[]) => page(['title: Sea', ...lines]);
const titled = () => photograph({ xmp: inXmp('dc:title', 'The pier') });

test.each<[string, () => Promise<Record<string, string | Buffer>>, string[]]>([
  [
    'pictures that say what they show',
    async () => ({ 'albums/sea/pier.jpg': await titled(), 'albums/sea/index.md': album() }),
    [],
  ],
  [
    'a caption of a file that is not there',
    async () => ({
      'albums/sea/pier.jpg': await titled(),
      'albums/sea/index.md': album('captions:', '  - { file: pir.jpg, alt: A pier }'),
    }),
    [
      'albums/sea/index.md:4:13 error missing-image: there is no picture pir.jpg in this album; there are: pier.jpg -> pier.jpg',
    ],
  ],
  [
    'two captions of one picture',
    async () => ({
      'albums/sea/pier.jpg': await titled(),
      'albums/sea/index.md': album('captions:', '  - { file: pier.jpg, alt: A }', '  - { file: pier.jpg, title: B }'),
    }),
    [
      'albums/sea/index.md:5:13 warning duplicate-caption: pier.jpg already has a caption above, which is used: put both into one',
    ],
  ],
  [
    'no pictures',
    () => Promise.resolve({ 'albums/sea/index.md': album() }),
    [
      'albums/sea/index.md:2:8 warning empty-album: the album has no pictures: put some into albums/sea/, as .avif, .gif, .jpeg, .jpg, .png, .svg, .webp',
    ],
  ],
  [
    'pictures that browsers do not show, and that say nothing',
    async () => ({
      'albums/sea/1.jpg': await photograph({}),
      'albums/sea/2.HEIC': 'x',
      'albums/sea/index.md': album(),
    }),
    [
      'albums/sea/index.md:2:8 warning unread-picture: no browser shows 2.HEIC, so the album leaves it out: save it as JPEG',
      'albums/sea/index.md:2:8 warning no-alt: 1 of 1 pictures do not say what they show (1.jpg): write it as "alt" under "captions", or into their files as alternative text or description',
    ],
  ],
  [
    'a damaged picture',
    async () => ({
      'albums/sea/pier.jpg': (await titled()).subarray(0, -20),
      'albums/sea/index.md': album(),
    }),
    [
      'albums/sea/index.md:2:8 error unreadable-image: albums/sea/pier.jpg is cut off before its end; copy the file again',
    ],
  ],
  [
    'a fact that it cannot show',
    async () => ({ 'albums/sea/pier.jpg': await titled(), 'albums/sea/index.md': album('show: [camera, lense]') }),
    [
      'albums/sea/index.md:3:16 error unknown-value: "show[2]" must be one of: camera, lens, exposure, day; found "lense" -> lens',
    ],
  ],
])('an album with %s', async (_, files, expected) => {
  write(await files());
  expect(reported()).toEqual(expected);
});

test('a site that has declared albums of its own keeps them, and is told of ours', () => {
  write({
    'collections/album.md': page(['label: Records', 'fields: [{ name: band, kind: text }]']),
    'albums/one.md': page(['title: One', 'band: A Band']),
  });
  expect(reported()).toEqual([
    'collections/album.md:1:1 warning taken-name: "album", in albums/, is now a built-in collection, too; this declaration is used in its place, as before. Rename the declaration and its folder to have both, or delete it to use the built-in one',
  ]);
});
