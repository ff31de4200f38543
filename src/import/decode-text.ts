import { isUtf8 } from 'node:buffer';

/** Control characters do not belong in text; editors and exports add them by mistake. */
// eslint-disable-next-line no-control-regex -- It is meant to match control characters.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Decodes the text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which every byte is valid. Line endings become `\n`. */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const encoding =
    mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  return new TextDecoder(encoding)
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '');
}
