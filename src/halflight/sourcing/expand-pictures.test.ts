import { inXmp, photograph } from '../testing/photograph';
import { enterFolder } from '../testing/temporary-folder';
import { writeFiles } from '../testing/write-files';
import { expandPictures } from './expand-pictures';

test('a folder in a list is replaced by its pictures, each with what its file says that it shows', async () => {
  const folder = enterFolder();
  const files = {
    'mill/1.jpg': await photograph({ xmp: inXmp('Iptc4xmpCore:AltTextAccessibility', 'A mill') }),
    'mill/2.jpg': await photograph({ xmp: inXmp('dc:description', 'Seen from the bridge') }),
    'mill/3.jpg': await photograph({}),
    'one.jpg': '',
  };
  writeFiles(folder, files);
  const images = [
    { src: 'one.jpg', alt: 'One' },
    { src: 'mill/', alt: '' },
  ];
  expect(expandPictures(images, Object.keys(files), folder)).toEqual([
    { src: 'one.jpg', alt: 'One' },
    { src: 'mill/1.jpg', alt: 'A mill' },
    { src: 'mill/2.jpg', alt: 'Seen from the bridge' },
    { src: 'mill/3.jpg', alt: '' },
  ]);
});
