import { createHash } from 'node:crypto';
import type { SiteSettings } from '../derive/languages';
import type { Collection } from '../collections/define-collection';
import { toOldPath, toUrl, toUrlPart } from '../derive/to-url';
import type { PublishedEntry, PublishedSite } from './published';
import { decodeUrl } from '../parse-url';

/** The namespace of all ids that Halflight makes: a random UUID, chosen once. */
const NAMESPACE = Buffer.from('7d0c1f7ab3f64f0c9a2e5b1c84d6e3a9', 'hex');

/** What identifies a site, wherever it is published, and whatever its language. */
type Identity = Pick<PublishedSite, 'languages'>;

/**
 * An id for something on a site, such as `post/hello` or `feed`: a UUID (RFC 9562, version 5) in the namespace of the site. It does not depend on the
 * URL of the site, which is identified by its `permanentId`, otherwise by the name of its person, otherwise by its title, both in the main
 * language. The same name gives the same id in every build.
 */
export function toStableId({ languages: [main] }: Identity, name: string): string {
  const site = toUuid(NAMESPACE, main?.settings.permanentId ?? main?.person?.name ?? main?.settings.title ?? '');
  return toUuid(site, name)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The id of an entry, made from its collection, the path of its language if that is not the main one, and its first slug: an entry whose slug has
 * changed lists its old URLs as `aliases`, the oldest first, and keeps the id that it had there.
 */
export function toEntryStableId(
  { collection, node }: Pick<PublishedEntry, 'collection' | 'node'>,
  site: Identity & Pick<PublishedSite, 'settings'>,
) {
  const { home = '/' } = site.settings;
  return toStableId(site, `${home.slice(1)}${collection.name}/${firstSlugOf(collection, node, site.settings)}`);
}

/** The slug in the first alias that is an entry's URL in this collection, at its present or default path; else the present slug. */
function firstSlugOf(
  collection: Collection,
  { slug, aliases = [] }: { slug: string; aliases?: readonly string[] },
  settings: Pick<SiteSettings, 'collections' | 'home' | 'language' | 'transliterate'>,
): string {
  // No slug contains a NUL, so this gives what comes before and after every slug.
  const around = [settings, { home: settings.home }].map((each) =>
    toUrl(collection, { slug: '\0', hasBody: true }, each)?.split('\0'),
  );
  for (const alias of aliases.map((written) => decodeUrl(toOldPath(written)))) {
    for (const [before = '', after = ''] of around.filter((parts) => parts !== undefined)) {
      if (alias.length <= before.length + after.length || !alias.startsWith(before) || !alias.endsWith(after)) continue;
      const former = alias.slice(before.length, alias.length - after.length);
      if (collection.nested || !former.includes('/')) return former;
    }
  }
  // Once the entry is renamed, an alias has this slug as the URL has it now.
  return toUrlPart(slug, settings);
}

/** A UUID of version 5, as bytes. Names are normalized, so that `é` is one letter however it is encoded. */
function toUuid(namespace: Buffer, name: string): Buffer {
  const bytes = createHash('sha1').update(namespace).update(name.normalize('NFC')).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes;
}
