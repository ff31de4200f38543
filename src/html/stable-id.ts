import { createHash } from 'node:crypto';
import { toFullAddress } from '../derive/to-full-address';

/** The namespace of names that are addresses, from RFC 9562. */
const URL_NAMESPACE = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');

/**
 * An id for something of a site: a UUID made of the site's address and a name (RFC 9562, version 5). The same name gives the same id in
 * every build, wherever a page moves within the site.
 */
export function toStableId(siteUrl: string, name: string): string {
  const bytes = createHash('sha1')
    .update(URL_NAMESPACE)
    .update(toFullAddress(siteUrl, `/${name}`))
    .digest();
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
