/** A part of a PDF as Chromium writes it: objects one after the other, and a table of where they are. */
const INFO = /\/Info (\d+) 0 R/;
const START = /startxref\s+(\d+)\s+%%EOF\s*$/;
const SIZE = /\/Size (\d+)/;
const ROOT = /\/Root (\d+ 0 R)/;

/**
 * Adds the name of the author to a PDF, which Chromium cannot: the object with its title again, with one line more, behind the file, and a table that
 * says so. This is how a PDF is changed without being written anew. Throws if the file is not made as Chromium makes them.
 */
export function withAuthor(pdf: Buffer, author: string): Buffer {
  const text = pdf.toString('latin1');
  const [, number] = INFO.exec(text) ?? [];
  const [, start] = START.exec(text) ?? [];
  const [, size] = SIZE.exec(text.slice(Number(start))) ?? [];
  const [, root] = ROOT.exec(text.slice(Number(start))) ?? [];
  const [, info] = new RegExp(`(?:^|\\n)${number} 0 obj\\s*<<([^]*?)>>\\s*endobj`).exec(text) ?? [];
  if (number === undefined || !start || !size || !root || info === undefined)
    throw new Error('Chromium has written a PDF that we cannot add the name of its author to.');
  const begin = text.endsWith('\n') ? '' : '\n';
  const object = `${number} 0 obj\n<<${info}\n/Author <${toHex(author)}>>>\nendobj\n`;
  const at = pdf.length + begin.length;
  const table = [
    'xref',
    `${number} 1`,
    `${String(at).padStart(10, '0')} 00000 n `,
    'trailer',
    `<</Size ${size}\n/Root ${root}\n/Info ${number} 0 R\n/Prev ${start}>>`,
    'startxref',
    at + object.length,
    '%%EOF\n',
  ];
  return Buffer.concat([pdf, Buffer.from(begin + object + table.join('\n'), 'latin1')]);
}

/** A text in UTF-16 with its mark, as hexadecimal digits: so any letter can be in it. */
function toHex(text: string): string {
  return `FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}`.toUpperCase();
}

/** The number of sheets of a PDF that Chromium has written. */
export function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
