import { readFile } from 'node:fs/promises';
import { toKey } from '../cache';
import type { PersonValues } from '../collections';
import { formatDay } from '../fields/days';
import { outputNames } from '../output-names';
import { fill } from '../words/fill';
import type { Words } from '../words/en';
import { isWebAddress } from '../fields/formats';
import { CONTACT_PORTRAIT_SIZE, IMAGE_QUALITY } from '../limits';
import { toContentFile } from '../sourcing/content-folder';
import { openPicture } from './open-picture';
import type { Output } from './output';
import { memoize } from './output-cache';
import { toVcard } from './person/to-vcard';
import type { PublishedSite } from './published';
import { toStableId } from './stable-id';

const name = outputNames.contactCard;

/** The site's person as a contact card for address books. Contains only what `person.md` publishes: the email address only if it is shown. */
export const contactCard: Output = {
  files: [
    { patterns: [`/${name}`], inLanguages: true, type: 'text/vcard; charset=utf-8', cache: 'page', readable: true },
  ],
  isOn: ({ written }) => written.has('person'),
  pathsOf: ({ settings: { home = '/' } }) => [home + name],
  make: async (site) => {
    const { person, settings, words, toAddress } = site;
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
      note: person.available && toAvailability(person.available, words, settings.language),
      urls: [toAddress(home), ...(person.social ?? []).map(({ url }) => url)],
      photo: await toPhoto(site),
    });
    return [{ path: home.slice(1) + name, text }];
  },
};

/** From when a person is available for work, and for what, in the words of a language. */
function toAvailability(
  { from, for: what }: NonNullable<PersonValues['available']>,
  words: Words,
  language = 'en',
): string {
  return [fill(words.availableFrom, { day: formatDay(from, language) }, language), what].filter(Boolean).join(' · ');
}

/** The portrait, embedded so that opening the card needs no connection and reveals nothing to anyone. A portrait on another site stays a URL. */
async function toPhoto({ person, digestOf, settings }: PublishedSite): Promise<string | undefined> {
  const src = person?.avatar?.src;
  if (src === undefined || isWebAddress(src)) return src;
  const digest = digestOf(src);
  if (digest === undefined) return undefined;
  const quality = settings.images?.quality ?? IMAGE_QUALITY;
  return memoize(toKey('portrait', digest, String(quality)), async () => {
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
