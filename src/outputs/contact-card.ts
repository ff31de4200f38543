import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { outputNames } from '../derive/output-names';
import { isWebAddress } from '../fields/formats';
import { CONTACT_PORTRAIT_SIZE, IMAGE_QUALITY } from '../limits';
import { contentFolder } from '../sourcing/read-content';
import { memoize } from './memoize';
import type { BuildCache, Output } from './output';
import { toVcard } from './person/to-vcard';
import type { PublishedSite } from './published';
import { toStableId } from './stable-id';

const name = outputNames.contactCard;

/**
 * The person of the site as a card for address books, with what `person.md` tells visitors and nothing else: the e-mail address only where it
 * is shown.
 */
export const contactCard: Output = {
  files: [
    { patterns: [`/${name}`], inLanguages: true, type: 'text/vcard; charset=utf-8', cache: 'page', readable: true },
  ],
  isOn: ({ written }) => written.has('person'),
  pathsOf: ({ settings: { home = '/' } }) => [home + name],
  make: async (site, { cache }) => {
    const { person, settings, toAddress } = site;
    const { home = '/' } = settings;
    if (!person) return [];
    const text = toVcard({
      id: toStableId(site, 'person'),
      kind: person.kind ?? 'person',
      name: person.name,
      role: person.role,
      email: person.showEmail ? person.email : undefined,
      phone: person.phone,
      location: person.location,
      urls: [toAddress(home), ...(person.social ?? []).map(({ url }) => url)],
      photo: await toPhoto(site, cache),
    });
    return [{ path: home.slice(1) + name, text }];
  },
};

/** The portrait inside the card: who opens it need not be online, and nobody is told that it is opened. One on another site stays there. */
async function toPhoto({ person, digestOf, settings }: PublishedSite, cache: BuildCache): Promise<string | undefined> {
  const src = person?.avatar?.src;
  if (src === undefined || isWebAddress(src)) return src;
  const digest = digestOf(src);
  if (digest === undefined) return undefined;
  const quality = settings.images?.quality ?? IMAGE_QUALITY;
  return memoize(cache, `contact portrait ${src}`, [digest, String(quality)], async () => {
    const picture = await sharp(await readFile(join(contentFolder(), src)), { density: 144 })
      .rotate()
      .resize(CONTACT_PORTRAIT_SIZE, CONTACT_PORTRAIT_SIZE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer();
    return `data:image/jpeg;base64,${picture.toString('base64')}`;
  });
}
