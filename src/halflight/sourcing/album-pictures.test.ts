import { photograph, inXmp } from '../testing/photograph';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { albumFolderOf, picturesOf } from './album-pictures';

const at = (time: string) => ({ IFD2: { DateTimeOriginal: time } });

async function albumWith(values: object) {
  const folder = enterFolder();
  const files = {
    'albums/sea/10.jpg': await photograph({ exif: at('2026:01:02 08:00:00'), xmp: inXmp('dc:title', 'The tenth') }),
    'albums/sea/2.jpg': await photograph({
      exif: { IFD0: { Make: 'Example', Model: 'One', Copyright: 'In the file' }, ...at('2026:01:03 08:00:00') },
    }),
    'albums/sea/2.png': await photograph({}),
    'albums/sea/index.md': '',
    'albums/other/1.jpg': '',
  };
  writeFiles(folder, files);
  return picturesOf({ filePath: 'albums/sea/index.md', values }, Object.keys(files), folder);
}

test.each([
  [{}, ['2.jpg', '2.png', '10.jpg']],
  [{ arrange: 'oldest' }, ['10.jpg', '2.jpg', '2.png']],
  [{ arrange: 'newest' }, ['2.jpg', '10.jpg', '2.png']],
  [{ arrange: 'captions', captions: [{ file: '10.JPG' }] }, ['10.jpg', '2.jpg', '2.png']],
])('an album with %j shows its pictures in the order %j', async (values, expected) => {
  const pictures = await albumWith(values);
  expect(pictures.map(({ file }) => file.replace('albums/sea/', ''))).toEqual(expected);
});

test('pictures of one name have pages of their own', async () => {
  expect((await albumWith({})).map(({ slug }) => slug)).toEqual(['2', '2-png', '10']);
});

test('what the album says of a picture comes before what its file says, and of its camera only what is to be shown', async () => {
  const captions = [{ file: '10.jpg', caption: 'Before the storm.' }];
  const [two, , ten] = await albumWith({ captions, show: ['camera'], license: 'https://example.org/licence/' });
  expect(ten).toMatchObject({ title: 'The tenth', caption: 'Before the storm.', alt: 'Before the storm.' });
  expect(two).toMatchObject({ alt: '', camera: 'Example One', copyright: 'In the file' });
  expect(two).toMatchObject({ license: 'https://example.org/licence/' });
  expect(two).not.toHaveProperty('day');
});

test.each([
  [{ filePath: 'albums/sea/index.md' }, 'albums/sea'],
  [{ filePath: 'albums/sea.md' }, 'albums/sea'],
  [{ filePath: 'albums/2026/sea/index.fr.md', sharedName: '2026/sea' }, 'albums/2026/sea'],
])('the pictures of %j are in %s', (entry, expected) => {
  expect(albumFolderOf(entry)).toBe(expected);
});
