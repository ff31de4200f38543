import { isUtf8 } from 'node:buffer';
import { positionAt, type Position } from './position';

/** Why bytes are not valid text, and the position of the first bad one. */
interface BadText {
  kind: 'not-utf8' | 'control-character';
  message: string;
  position: Position;
}

/** Control characters other than tab, line feed and carriage return; halves of surrogate pairs; and code points that will never be characters. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const NOT_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** The first character that cannot occur in a text, as `U+0007`, and its index; `undefined` if there is none. */
export function findNotText(text: string): { name: string; index: number } | undefined {
  const found = NOT_TEXT.exec(text);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}${code === '0000' ? ', NUL' : ''}`, index: found.index };
}

/** A text without the characters that cannot occur in one. */
export function withoutNotText(text: string): string {
  return text.replace(new RegExp(NOT_TEXT, 'gu'), '');
}

/** Decodes a file, or says why it is not valid text. A byte order mark is accepted. */
export function readText(bytes: Buffer): { text: string; bad?: never } | { text?: never; bad: BadText } {
  const text = bytes.toString('utf8');
  const control = findNotText(text);
  if (control && isUtf8(bytes)) {
    return {
      bad: {
        kind: 'control-character',
        message: `the file contains a character that is not text (${control.name}); delete it`,
        position: positionAt(text, control.index),
      },
    };
  }
  if (isUtf8(bytes)) return { text };
  return {
    bad: {
      kind: 'not-utf8',
      message: 'the file is not written in UTF-8; save it in that encoding',
      position: positionAt(text, firstInvalid(bytes, text)),
    },
  };
}

/** Where decoding first failed. Node decodes each bad byte as U+FFFD, which a file may also contain legitimately. */
function firstInvalid(bytes: Buffer, text: string): number {
  for (const { index } of text.matchAll(/\uFFFD/g)) {
    const before = Buffer.byteLength(text.slice(0, index));
    if (bytes.subarray(before, before + 3).toString('hex') !== 'efbfbd') return index;
  }
  return 0;
}
