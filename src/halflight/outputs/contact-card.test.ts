import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import fc from 'fast-check';
import sharp from 'sharp';
import type { PersonValues } from '../collections';
import { CONTACT_PORTRAIT_SIZE } from '../limits';
import { publish } from '../testing/published';
import { enterFolder } from '../testing/temporary-folder';
import { contactCard } from './contact-card';
import type { Tools } from './output';
import { listOutputFiles } from './output-files';
import { noCommits } from './sitemap/read-commit-times';
import { toVcard } from './person/to-vcard';

const tools: Tools = { commits: noCommits, listed: [] };

/** The published card of a person. */
async function cardOf(person: Partial<PersonValues>, settings = {}): Promise<string> {
  const site = publish([], { person: { name: 'Ada Lovelace', ...person }, settings });
  const [file] = (await contactCard.make?.(site, tools)) ?? [];
  expect(file?.path).toBe('person.vcf');
  return file?.text ?? '';
}

/** A card as another parser reads it: each property with its values. */
function read(text: string): Record<string, string[]> {
  const card = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(card.name).toBe('vcard');
  const found: Record<string, string[]> = {};
  for (const property of card.getAllProperties()) {
    const values = property.getValues().map((value) => (Array.isArray(value) ? value.join('|') : String(value)));
    found[property.name] = [...(found[property.name] ?? []), ...values];
  }
  return found;
}

test('a card contains what person.md shows visitors', async () => {
  const text = await cardOf(
    {
      role: 'Mathematician; writer, of Notes',
      email: 'ada@example.org',
      showEmail: true,
      phone: '+44 20 7946 0000',
      location: 'London, England',
      social: [{ url: 'https://en.wikipedia.org/wiki/Ada_Lovelace' }],
    },
    { url: 'https://a.example/site/' },
  );
  expect(read(text)).toEqual({
    version: ['4.0'],
    prodid: ['Halflight'],
    uid: [expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/)],
    kind: ['individual'],
    fn: ['Ada Lovelace'],
    n: ['|Ada Lovelace|||'],
    title: ['Mathematician; writer, of Notes'],
    email: ['ada@example.org'],
    tel: ['+44 20 7946 0000'],
    adr: ['|||London, England|||'],
    url: ['https://a.example/site/', 'https://en.wikipedia.org/wiki/Ada_Lovelace'],
  });
  expect(await cardOf({})).toBe(await cardOf({}));
});

test('an e-mail address that is not shown is not in it', async () => {
  expect(await cardOf({ email: 'ada@example.org' })).not.toMatch(/EMAIL|ada@/);
});

test('it says from when they are available, in the language of the site', async () => {
  const available = { from: '2026-09', for: 'writing; research, by letter' };
  expect(read(await cardOf({ available })).note).toEqual([
    'Available from September 2026 · writing; research, by letter',
  ]);
  const said = read(await cardOf({ available: { from: '2026-09-01' } }, { language: 'de' })).note;
  expect(said).toEqual(['Verfügbar ab 1. September 2026']);
});

test('an organization is one', async () => {
  const found = read(await cardOf({ kind: 'organization', name: 'Engines, Ltd', role: 'Makers of engines' }));
  expect(found).toMatchObject({ kind: ['org'], fn: ['Engines, Ltd'], note: ['Makers of engines'] });
  expect(found.org).toEqual(['Engines, Ltd']);
  expect(found).not.toHaveProperty('n');
});

test('the portrait is embedded in the card, small and without camera metadata', async () => {
  process.env.CONTENT_DIR = enterFolder();
  const source = sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } });
  const picture = await source
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' } })
    .toBuffer();
  writeFileSync(join(process.env.CONTENT_DIR, 'ada.jpg'), picture);
  const { photo } = read(await cardOf({ avatar: { src: 'ada.jpg', alt: '' } }));
  delete process.env.CONTENT_DIR;
  const [, base64 = ''] = /^data:image\/jpeg;base64,(.*)$/.exec(photo?.[0] ?? '') ?? [];
  const { format, width, height, exif } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: CONTACT_PORTRAIT_SIZE,
    height: CONTACT_PORTRAIT_SIZE / 1.5,
    exif: undefined,
  });
});

test('a portrait on another site stays there', async () => {
  const src = 'https://pictures.example/ada.jpg';
  expect(read(await cardOf({ avatar: { src, alt: '' } })).photo).toEqual([src]);
});

test('a site without an owner has none', () => {
  expect(listOutputFiles({ settings: {}, pages: [], written: new Set(['post']) })).not.toContain('/person.vcf');
  expect(listOutputFiles({ settings: {}, pages: [], written: new Set(['person']) })).toContain('/person.vcf');
});

test('any name is read back unchanged, and no line is too long', () => {
  // Text in front matter is trimmed and contains no control characters.
  const name = fc
    .string({
      unit: fc.oneof(fc.constantFrom(...Array.from(';,:\\"^ n')), fc.string({ unit: 'grapheme', maxLength: 9 })),
      maxLength: 60,
    })
    .map((text) => text.replace(/\p{Cc}/gu, '').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(name, (name) => {
      const text = toVcard({ id: '0', kind: 'person', name, role: name, urls: [] });
      expect(read(text)).toMatchObject({ fn: [name], title: [name] });
      // ical.js mistakes a semicolon after an escaped backslash for an escaped semicolon.
      if (!name.includes('\\')) expect(read(text)).toMatchObject({ n: [`|${name}|||`] });
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    }),
    { numRuns: Number(process.env.RUNS ?? 100), seed: Number(process.env.SEED ?? 12) },
  );
});
