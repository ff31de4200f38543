import type { Sharp } from 'sharp';

/**
 * Has a picture written with a copyright notice, and nothing else about it, as XMP: EXIF has only ASCII. Without a notice, the picture is written
 * without metadata.
 */
export function withCopyright(picture: Sharp, copyright: string | undefined): Sharp {
  return copyright === undefined ? picture : picture.withXmp(toCopyrightXmp(copyright));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A copyright notice, and nothing else, as XMP. */
export const toCopyrightXmp = (copyright: string): string =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:rights><rdf:Alt>' +
  `<rdf:li xml:lang="x-default">${copyright.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</rdf:li>` +
  '</rdf:Alt></dc:rights></rdf:Description></rdf:RDF></x:xmpmeta>';
