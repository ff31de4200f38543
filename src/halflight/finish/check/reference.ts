import type { Position } from '../../sourcing/position';

/** What a URL is for, as messages put it. */
export type ReferenceKind =
  | 'link'
  | 'form'
  | 'picture'
  | 'media'
  | 'script'
  | 'style'
  | 'file'
  | 'canonical address'
  | 'share image'
  | 'structured data'
  | 'rule'
  | 'feed'
  | 'sitemap'
  | 'manifest'
  | 'text'
  | 'calendar'
  | 'redirect';

/** A URL in a finished file. */
export interface Reference {
  kind: ReferenceKind;
  address: string;
  place: Position;
  /** Set for a form with the method POST, whose target may only exist on a server. */
  posts?: boolean;
  /** Set if programs read it away from the page, so that it must be an absolute URL. */
  full?: boolean;
}

/** A reference in a file whose line numbers are of no interest. */
export function referenceIn(kind: ReferenceKind, address: string): Reference {
  const place = { line: 1, column: 1 };
  return { kind, address, place, full: kind !== 'manifest' && kind !== 'redirect' && kind !== 'style' };
}

/** The URLs that a stylesheet loads, without fragments (`#a`) and data URLs. */
export function addressesInStyle(style: string): string[] {
  const found = style.replace(/\/\*[^]*?\*\//g, '').matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]*))\s*\)/g);
  return Array.from(found, ([, double, single, bare]) => double ?? single ?? bare ?? '').filter(
    (address) => address !== '' && !/^(?:#|data:)/.test(address),
  );
}

/** The web URLs in structured data, at any depth. The name of the vocabulary itself is not a link. */
export function addressesInData(data: unknown): string[] {
  if (typeof data === 'string') return /^https?:\/\/\S+$/i.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === '@context' ? [] : addressesInData(value)));
}
