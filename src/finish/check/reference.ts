import type { Position } from '../../sourcing/position';

/** What an address is there for, in the words of a message. */
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

/** An address that a finished file names. */
export interface Reference {
  kind: ReferenceKind;
  address: string;
  place: Position;
  /** A form that posts may name what only a server answers. */
  posts?: boolean;
  /** Machines read it away from the page, so it must be a full address. */
  full?: boolean;
}

const START: Position = { line: 1, column: 1 };

/** An address of a file in which nobody looks for lines. */
export function referenceIn(kind: ReferenceKind, address: string, place = START): Reference {
  return { kind, address, place, full: kind !== 'manifest' && kind !== 'redirect' && kind !== 'style' };
}

/** The addresses that a style sheet asks for. Places within it (`#a`) and data are none. */
export function addressesInStyle(style: string): string[] {
  const found = style.replace(/\/\*[^]*?\*\//g, '').matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]*))\s*\)/g);
  return Array.from(found, ([, double, single, bare]) => double ?? single ?? bare ?? '').filter(
    (address) => address !== '' && !/^(?:#|data:)/.test(address),
  );
}

/** The web addresses that structured data holds, wherever they stand; the vocabulary's own name is no link. */
export function addressesInData(data: unknown): string[] {
  if (typeof data === 'string') return /^https?:\/\/\S+$/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === '@context' ? [] : addressesInData(value)));
}
