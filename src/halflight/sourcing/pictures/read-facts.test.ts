import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inXmp, photograph, SOMEWHERE, type Written } from '../../testing/photograph';
import { enterFolder } from '../../testing/temporary-folder';
import { readFacts } from './read-facts';

async function factsOf(written: Written) {
  const path = join(enterFolder(), 'a.jpg');
  writeFileSync(path, await photograph(written));
  return readFacts(path);
}

test('what a camera and an editor wrote is read, but not the place', async () => {
  const facts = await factsOf({
    exif: {
      IFD0: { Make: 'NIKON CORPORATION', Model: 'NIKON D750', Artist: 'A Camera', Copyright: '© by the camera' },
      IFD2: {
        DateTimeOriginal: '2026:05:14 18:30:00',
        ExposureTime: '1/250',
        FNumber: '28/10',
        ISOSpeedRatings: '400',
        FocalLength: '35/1',
        LensModel: 'NIKKOR 35mm f/1.8',
      },
      IFD3: SOMEWHERE,
    },
    xmp: [
      inXmp('dc:title', 'The mill &amp; the river'),
      inXmp('dc:description', 'Seen from\n the bridge.'),
      inXmp('Iptc4xmpCore:AltTextAccessibility', 'A mill beside a river'),
      '<dc:creator><rdf:Seq><rdf:li>Anna Atkins</rdf:li></rdf:Seq></dc:creator>',
      inXmp('dc:rights', '© Anna Atkins'),
      '<photoshop:Credit>Anna Atkins / Example</photoshop:Credit>',
      '<xmpRights:WebStatement>https://example.org/licence/</xmpRights:WebStatement>',
      '<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorURL>https://example.org/ask/</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor>',
      '<exif:GPSLatitude>51,30.4355N</exif:GPSLatitude>',
      '<photoshop:City>Somewhere</photoshop:City>',
    ].join(''),
  });
  expect(facts).toEqual({
    title: 'The mill & the river',
    caption: 'Seen from the bridge.',
    alt: 'A mill beside a river',
    taken: '2026-05-14T18:30:00',
    camera: 'NIKON D750',
    lens: 'NIKKOR 35mm f/1.8',
    exposure: '1/250 s, f/2.8, ISO 400, 35 mm',
    creator: 'Anna Atkins',
    credit: 'Anna Atkins / Example',
    copyright: '© Anna Atkins',
    license: 'https://example.org/licence/',
    licensor: 'https://example.org/ask/',
  });
});

test.each<[string, Written, object]>([
  ['nothing', {}, {}],
  ['its brand beside its model', { exif: { IFD0: { Make: 'FUJIFILM', Model: 'X-T5' } } }, { camera: 'FUJIFILM X-T5' }],
  ['a long exposure', { exif: { IFD2: { ExposureTime: '25/10' } } }, { exposure: '2.5 s' }],
  ['no time', { exif: { IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } } }, {}],
  ['its own name and that of its owner', { exif: { IFD0: { ImageDescription: 'DIGITAL CAMERA', Artist: 'A' } } }, {}],
  ['a licence that is no URL', { xmp: '<xmpRights:WebStatement>javascript:alert(1)</xmpRights:WebStatement>' }, {}],
])('a camera that writes %s', async (_, written, expected) => {
  expect(await factsOf(written)).toEqual(expected);
});

test('of what is damaged or no picture, nothing is read', async () => {
  const folder = enterFolder();
  writeFileSync(join(folder, 'a.jpg'), 'no picture');
  writeFileSync(join(folder, 'b.jpg'), await photograph({ xmp: '<dc:title><broken' }));
  expect(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => readFacts(join(folder, name)))).toEqual([{}, {}, {}]);
});
