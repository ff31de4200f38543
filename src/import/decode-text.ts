import { isUtf8 } from 'node:buffer';

/** Control characters that are no text: an editor or an export put them there by mistake. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * The text of a file in whichever encoding it was saved: UTF-8, UTF-16 with its mark, else Windows-1252, which every byte is a letter of. Line
 * ends become ours.
 */
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
