import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { toPalette } from '../../features/theme/palette';
import { strangeText } from '../../testing/strange-texts';
import { makeFolder } from '../../testing/temporary-folder';
import { CARD_HEIGHT, CARD_WIDTH, type Card, type CardLook } from './card';
import { createPainter } from './draw-card';

// Drawing needs CPU time, which may be scarce.
jest.setTimeout(30_000);

/** `npm test -- --all` sets this to try more texts. */
const EVERY = process.env.EVERY === '1';

const look: CardLook = {
  name: 'A name',
  palette: toPalette(undefined, 'light'),
  ornament: 'sun',
  icon: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>'),
  language: 'en',
  quality: 75,
};
const paint = createPainter(look);
const draw = (card: Partial<Card>) => paint({ title: 'A title', facts: ['Posts', '4 May 2026'], ...card });

test('a card is a JPEG of the size networks ask for, without metadata, and the same each time', async () => {
  const picture = await draw({});
  const { format, width, height, exif, xmp, iptc, icc } = await sharp(picture).metadata();
  expect({ format, width, height, exif, xmp, iptc, icc }).toEqual({
    format: 'jpeg',
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
  });
  expect((await draw({})).equals(picture)).toBe(true);
  expect((await draw({ title: 'Another title' })).equals(picture)).toBe(false);
});

test.each([
  ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'],
  ['a word that is longer than a card', 'w'.repeat(300)],
  ['signs that mean something in HTML', '<b>"&amp;"</b>'],
])('draws %s', async (_, title) => {
  expect((await draw({ title })).length).toBeLessThan(90_000);
});

test.each([
  ['Tibetan', 'བོད་ཡིག'],
  ['one sign of many', 'All of it 𓀀 nothing'],
  ['marks that may stand on any letter', 'All of it Z\u0335 nothing'],
])('a title that no font has (%s) is no row of boxes: the card shows the site', async (_, title) => {
  expect((await draw({ title })).equals(await draw({ title: look.name }))).toBe(true);
});

test.each([
  ['Cyrillic', 'Привет, мир', ', '],
  ['Yoruba', 'Ẹ\u0300kọ\u0301 Yorùbá', 'Ẹkọ Yorùbá'],
  ['Japanese', '日本語の題名と', '日本題名'],
  ['Devanagari', 'विश्लेषण', 'वण'],
])('draws all letters of %s', async (_, title, rest) => {
  const picture = await draw({ title });
  expect(picture.equals(await draw({ title: look.name }))).toBe(false);
  expect(picture.equals(await draw({ title: rest }))).toBe(false);
});

/** The mean horizontal position of the dark pixels of a title, as a fraction of the card's width. */
async function middleOf(card: Partial<Card>): Promise<number> {
  const { data, info } = await sharp(await draw(card))
    .extract({ left: 0, top: 150, width: CARD_WIDTH, height: 200 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((index) => (data[index] ?? 255) < 60).map((index) => index % info.width);
  return dark.reduce((sum, place) => sum + place, 0) / dark.length / info.width;
}

test.each([
  ['Arabic', 'مرحبا بالعالم'],
  ['Hebrew', 'שלום עולם'],
])('%s stands at the right, and what is at the right otherwise at the left', async (_, title) => {
  expect(await middleOf({ title })).toBeGreaterThan(0.6);
  expect(await middleOf({ title: 'Hello world' })).toBeLessThan(0.4);
});

test('the language decides the shape of a Han character', async () => {
  const title = '直骨';
  const japanese = createPainter({ ...look, language: 'ja' });
  expect((await japanese({ title, facts: [] })).equals(await draw({ title, facts: [] }))).toBe(false);
});

test('an emoji is left out of a title', async () => {
  const plain = await draw({ title: 'A party for all' });
  expect((await draw({ title: '🎉 A party 👩‍💻 for all' })).equals(plain)).toBe(true);
});

test('whatever the texts of a card are made of, it is drawn', async () => {
  const words = fc.record({ title: strangeText, facts: fc.array(strangeText, { maxLength: 2 }), summary: strangeText });
  const isDrawn = async (card: Partial<Card>) => expect((await draw(card)).length).toBeGreaterThan(1000);
  await fc.assert(fc.asyncProperty(words, isDrawn), { seed: 51, numRuns: EVERY ? 500 : 25, endOnFailure: !EVERY });
}, 1_200_000);

test('a site whose name the font does not have shows its icon', async () => {
  const other = createPainter({ ...look, name: '日本語' });
  const picture = await other({ title: '日本語の題名', facts: ['記事'] });
  expect((await sharp(picture).metadata()).width).toBe(CARD_WIDTH);
});

test('an icon that cannot be read is left out', async () => {
  const other = createPainter({ ...look, icon: Buffer.from('no picture') });
  expect((await other({ title: 'A title', facts: [] })).length).toBeGreaterThan(1000);
});

describe('a cover', () => {
  const red = '#c00000';
  const blue = '#0000c0';
  /** Red above blue. */
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="2400"><rect width="400" height="1200" fill="${red}"/><rect y="1200" width="400" height="1200" fill="${blue}"/></svg>`;
  let file: string;
  let digest: string;
  const colourAt = async (picture: Buffer, left: number, top: number) => {
    const { data } = await sharp(picture)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data].map((value) => (value > 128 ? 1 : 0)).join('');
  };

  beforeEach(async () => {
    file = join(makeFolder(), 'cover.png');
    const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
    writeFileSync(file, bytes);
    digest = createHash('md5').update(bytes).digest('hex');
  });

  test.each([
    { focus: undefined, above: '100', below: '001' },
    { focus: 'top', above: '100', below: '100' },
    { focus: '50% 100%', above: '001', below: '001' },
  ])('stands on the right, cropped to its focus ($focus)', async ({ focus, above, below }) => {
    const picture = await draw({ cover: { file, digest, focus } });
    expect(await colourAt(picture, 1100, 20)).toBe(above);
    expect(await colourAt(picture, 1100, 610)).toBe(below);
    expect(await colourAt(picture, 20, 20)).toBe('111');
  });

  test('that cannot be read, or is not the one that was asked for, is an error', async () => {
    await expect(draw({ cover: { file: '/nowhere.jpg', digest } })).rejects.toThrow('/nowhere.jpg');
    await expect(draw({ cover: { file, digest: 'a' } })).rejects.toThrow(`${file} has changed meanwhile.`);
  });
});

/** The mean of the bytes of a part of an image. */
async function meanOf(
  picture: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const bytes = await sharp(picture).extract(part).raw().toBuffer();
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;
}

const corner = { left: 900, top: 560, width: 250, height: 60 };

test('a card without a cover has the ornament of the site in its lower corner, and not behind the title', async () => {
  const card = (ornament: CardLook['ornament']) =>
    createPainter({ ...look, ornament })({ title: 'A title', facts: [] });
  const bare = await card('none');
  const title = { left: 0, top: 0, width: 600, height: 380 };
  const own = {
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="#008080" d="M0 0h2v1z"/></svg>',
  };
  for (const ornament of ['sun', 'terminator', 'bands', 'grid', own] as const) {
    const drawn = await card(ornament);
    expect(await meanOf(drawn, corner)).toBeLessThan((await meanOf(bare, corner)) - 0.5);
    expect(Math.abs((await meanOf(drawn, title)) - (await meanOf(bare, title)))).toBeLessThan(0.5);
  }
});

test('where one reads from right to left the ornament is at the left', async () => {
  const there = { ...corner, left: CARD_WIDTH - corner.left - corner.width };
  const one = await draw({ title: 'A title', facts: [] });
  const mirrored = await draw({ title: 'عنوان', facts: [] });
  expect(await meanOf(one, corner)).toBeLessThan((await meanOf(one, there)) - 20);
  expect(await meanOf(mirrored, there)).toBeLessThan((await meanOf(mirrored, corner)) - 20);
});
