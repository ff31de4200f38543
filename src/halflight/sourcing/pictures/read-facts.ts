import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import type { ExpandedTags } from 'exifreader';
import { createCache, toKey } from '../../cache';
import { isRealDay } from '../../fields/days';
import { isWebAddress } from '../../fields/formats';
import { readPlainText } from '../../fields/plain-text';
import { withoutInvisible } from '../../invisible';
import { PICTURE_HEAD_BYTES, PICTURE_TEXT } from '../../limits';
import { loadLibrary } from '../../paths';

/**
 * What a picture file says about its picture: what an editor wrote, in IPTC and XMP, and what a camera did, in EXIF, but never where it was taken. Texts
 * in EXIF are left out, except for the copyright notice: they are names of cameras and of their owners.
 */
export interface PictureFacts {
  title?: string;
  caption?: string;
  /** What it shows, for those who cannot see it. */
  alt?: string;
  /** When it was taken, by the camera's clock: `2026-05-14T18:30:00`. */
  taken?: string;
  camera?: string;
  lens?: string;
  /** Such as `1/250 s, f/2.8, ISO 400, 35 mm`. */
  exposure?: string;
  /** Whom an editor has written there; a camera only knows its owner. */
  creator?: string;
  credit?: string;
  copyright?: string;
  /** The URL of the licence. */
  license?: string;
  /** The URL at which a licence can be had. */
  licensor?: string;
}

/** All that is read. What is not listed, the position above all, is not even kept in memory. */
const READ = {
  exif: [
    ...['Copyright', 'DateTimeOriginal', 'Make', 'Model', 'LensModel'],
    ...['ExposureTime', 'FNumber', 'ISOSpeedRatings', 'FocalLength'],
  ],
  iptc: ['Object Name', 'Caption/Abstract', 'By-line', 'Credit', 'Copyright Notice'],
  xmp: [
    ...['title', 'description', 'creator', 'rights', 'Credit', 'AltTextAccessibility', 'DateCreated'],
    ...['WebStatement', 'Licensor', 'LicensorURL'],
  ],
};

/** Facts by path, modification time and size, for the next processes: reading them takes milliseconds, which add up in an album of a thousand. */
export const pictureFacts = createCache<PictureFacts>('picture-facts');

// The same in this process.
const known = new Map<string, { stamp: string; facts: PictureFacts }>();

/** What a picture file says about its picture; nothing for a file that says nothing, or that cannot be read. */
export function readFacts(absolutePath: string): PictureFacts {
  try {
    const { mtimeMs, size } = statSync(absolutePath);
    const stamp = `${mtimeMs} ${size}`;
    const before = known.get(absolutePath);
    if (before?.stamp === stamp) return before.facts;
    const key = toKey(absolutePath, stamp);
    const cached = pictureFacts.get(key);
    const facts = cached ?? read(absolutePath);
    if (!cached) pictureFacts.set(key, facts);
    known.set(absolutePath, { stamp, facts });
    return facts;
  } catch {
    return {};
  }
}

/** Throws if the file is no picture. */
function read(absolutePath: string): PictureFacts {
  const { load } = loadLibrary('exifreader') as typeof import('exifreader');
  return toFacts(load(readHead(absolutePath), options));
}

const options = {
  expanded: true,
  includeTags: READ,
  // Damaged XMP is left out instead of being reported on the console.
  domParser: new DOMParser({ onError: () => undefined }),
} as const;

/** In JPEG files, the texts precede the picture; in others, they may follow it. */
function readHead(path: string): Buffer {
  if (!/\.jpe?g$/i.test(path)) return readFileSync(path);
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(PICTURE_HEAD_BYTES);
    return bytes.subarray(0, readSync(file, bytes, 0, PICTURE_HEAD_BYTES, 0));
  } finally {
    closeSync(file);
  }
}

type Tag = { value?: unknown; description?: unknown } | undefined;
type Tags = Readonly<Record<string, Tag>>;

function toFacts({ exif, iptc, xmp }: ExpandedTags): PictureFacts {
  const [inExif, inIptc, inXmp] = [exif, iptc, xmp].map((tags) => (tags ?? {}) as unknown as Tags) as [
    Tags,
    Tags,
    Tags,
  ];
  const facts: Record<keyof PictureFacts, string | undefined> = {
    title: textOf(inXmp.title) ?? textOf(inIptc['Object Name']),
    caption: textOf(inXmp.description) ?? textOf(inIptc['Caption/Abstract']),
    alt: textOf(inXmp.AltTextAccessibility),
    taken: toTime(textOf(inExif.DateTimeOriginal) ?? textOf(inXmp.DateCreated)),
    camera: toCamera(textOf(inExif.Make), textOf(inExif.Model)),
    lens: textOf(inExif.LensModel),
    exposure: toExposure(inExif),
    creator: textOf(inXmp.creator) ?? textOf(inIptc['By-line']),
    credit: textOf(inXmp.Credit) ?? textOf(inIptc.Credit),
    copyright: textOf(inXmp.rights) ?? textOf(inIptc['Copyright Notice']) ?? textOf(inExif.Copyright),
    license: toUrl(textOf(inXmp.WebStatement)),
    licensor: toUrl(textOf(inXmp.LicensorURL) ?? licensorIn(inXmp.Licensor)),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** What a picture shows, in the words of its file, for those who cannot see it; '' if the file does not say it. */
export function altIn({ alt, caption, title }: PictureFacts): string {
  return alt ?? caption ?? title ?? '';
}

/** A text on one line; `undefined` if there is nothing to read. */
function textOf(tag: Tag): string | undefined {
  const written = tag?.description ?? tag?.value;
  if (typeof written !== 'string') return undefined;
  // A fixed field ends with zeros.
  const text = withoutInvisible(readPlainText(written.replace(/[\s\p{Cc}]+/gu, ' ')).slice(0, PICTURE_TEXT)).trim();
  return text === '' ? undefined : text;
}

/** The URL of a licensor in XMP: `Licensor` is a list of groups. */
function licensorIn(tag: Tag): string | undefined {
  const [, url] = /"?LicensorURL"?\W+(https?:[^"\s;,]+)/.exec(JSON.stringify(tag ?? {}).replaceAll('\\"', '"')) ?? [];
  return url;
}

function toUrl(text: string | undefined): string | undefined {
  return text !== undefined && isWebAddress(text) ? text : undefined;
}

/** A time in EXIF (`2026:05:14 18:30:00`) or XMP (`2026-05-14T18:30:00.00+02:00`); `undefined` if it is none, as in `0000:00:00 00:00:00`. */
function toTime(text: string | undefined): string | undefined {
  const [, year, month, day, time = '00:00:00'] =
    /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d:\d\d:\d\d))?/.exec(text ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return year && Number(year) > 0 && isRealDay(date) ? `${date}T${time}` : undefined;
}

/** `NIKON CORPORATION` and `NIKON D750` are a `NIKON D750`, `FUJIFILM` and `X-T5` a `FUJIFILM X-T5`. */
function toCamera(make: string | undefined, model: string | undefined): string | undefined {
  const [brand = ''] = (make ?? '').split(/[ ,]/);
  return model === undefined || model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`;
}

function toExposure(exif: Tags): string | undefined {
  const time = numberIn(exif.ExposureTime);
  const aperture = numberIn(exif.FNumber);
  const speed = numberIn(exif.ISOSpeedRatings);
  const length = numberIn(exif.FocalLength);
  const parts = [
    time && (time < 0.3 ? `1/${Math.round(1 / time)} s` : `${round(time)} s`),
    aperture && `f/${round(aperture)}`,
    speed && `ISO ${round(speed)}`,
    length && `${round(length)} mm`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** A positive number, which EXIF writes as such or as a fraction. */
function numberIn(tag: Tag): number | undefined {
  const { value } = tag ?? {};
  const [over, under] = (Array.isArray(value) ? value : [value]) as readonly unknown[];
  const number = typeof over === 'number' && typeof under === 'number' ? over / under : over;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}
