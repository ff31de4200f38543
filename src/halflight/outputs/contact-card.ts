import { readFile } from 'node:fs/promises';
import { outputNames } from '../derive/output-names';
import { isWebAddress } from '../fields/formats';
import { CONTACT_PORTRAIT_SIZE, IMAGE_QUALITY } from '../limits';
import { toContentFile } from '../sourcing/content-folder';
import { memoize } from './memoize';
import { openPicture } from './open-picture';
import type { BuildCache, Output } from './output';
import { toVcard } from './person/to-vcard';
import type { PublishedSite } from './published';
import { toStableId } from './stable-id';

const name = outputNames.contactCard;

/** The site's person as a contact card for address books. It contains only what `person.md` publishes, so the email address only if that is shown. */
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

/** The portrait, embedded in the card: opening the card needs no connection, and nobody learns of it. A portrait on another site stays a URL. */
async function toPhoto({ person, digestOf, settings }: PublishedSite, cache: BuildCache): Promise<string | undefined> {
  const src = person?.avatar?.src;
  if (src === undefined || isWebAddress(src)) return src;
  const digest = digestOf(src);
  if (digest === undefined) return undefined;
  const quality = settings.images?.quality ?? IMAGE_QUALITY;
  return memoize(cache, `contact portrait ${src}`, [digest, String(quality)], async () => {
    const original = await openPicture(await readFile(toContentFile(src)), 144);
    const picture = await original
      .rotate()
      .resize(CONTACT_PORTRAIT_SIZE, CONTACT_PORTRAIT_SIZE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer();
    return `data:image/jpeg;base64,${picture.toString('base64')}`;
  });
}
