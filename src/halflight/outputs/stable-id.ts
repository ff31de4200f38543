import { createHash } from 'node:crypto';
import type { SiteSettings } from '../derive/languages';
import type { Collection } from '../collections/define-collection';
import { toOldPath, toUrl, toUrlPart } from '../derive/to-url';
import type { PublishedEntry, PublishedSite } from './published';
import { decodeUrl } from '../parse-url';

/** The namespace of all ids that Halflight makes: a random UUID, chosen once. */
const NAMESPACE = '7d0c1f7ab3f64f0c9a2e5b1c84d6e3a9';

/** What identifies a site, wherever it is published and whatever its language. */
type Identity = Pick<PublishedSite, 'languages'>;

/**
 * An id for something on a site, such as `post/hello` or `feed`: a UUID (RFC 9562, version 5) in the namespace of the site. It does not depend on the
 * site's URL: a site is identified by its `permanentId`, or else by the name of its person, or else by its title, both in the main language. The same
 * name gives the same id in every build.
 */
export function toStableId({ languages: [main] }: Identity, name: string): string {
  const site = toUuid(NAMESPACE, main?.settings.permanentId ?? main?.person?.name ?? main?.settings.title ?? '');
  return toUuid(site, name);
}

/**
 * The id of an entry, made from its collection, the path of its language (unless that is the main one), and its first slug. An entry whose slug has
 * changed lists its old URLs as `aliases`, oldest first, and keeps its original id.
 */
export function toEntryStableId(
  { collection, node }: Pick<PublishedEntry, 'collection' | 'node'>,
  site: Identity & Pick<PublishedSite, 'settings'>,
) {
  const { home = '/' } = site.settings;
  return toStableId(site, `${home.slice(1)}${collection.name}/${firstSlugOf(collection, node, site.settings)}`);
}

/** The slug in the first alias that is a URL of this entry's collection, at its current or default path; otherwise the current slug. */
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
  // After a rename, an alias has the slug in the form that URLs have now.
  return toUrlPart(slug, settings);
}

/** A UUID of version 5 in the namespace of another. Names are normalized, so that `é` is the same however it is encoded. */
export function toUuid(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name.normalize('NFC'))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
