import { countSheets, withAuthor } from './with-author';

/** A PDF as Chromium writes it: objects, a table of where they are, and what is at the top. */
function pdf(): Buffer {
  const objects = [
    '<</Title (A CV)\n/Creator (Chromium)\n/CreationDate (D:20000101000000)>>',
    '<</Type /Catalog\n/Pages 3 0 R>>',
    '<</Type /Pages\n/Count 1\n/Kids [4 0 R]>>',
    '<</Type /Page\n/Parent 3 0 R\n/MediaBox [0 0 100 100]>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 5\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

test('a PDF says who wrote it, in any letters, beside what it said', () => {
  const changed = withAuthor(pdf(), 'Zoë 文');
  expect(changed.subarray(0, pdf().length).equals(pdf())).toBe(true);
  expect(countSheets(changed)).toBe(1);
  const text = changed.toString('latin1');
  // As a reader finds it: from the end to the table, and from there to the object.
  const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]));
  const [, number, at] = /^xref\n(\d+) 1\n(\d{10}) 00000 n \n/.exec(table) ?? [];
  const object = text.slice(Number(at));
  expect([number, object.startsWith('1 0 obj\n<</Title (A CV)\n/Creator (Chromium)')]).toEqual(['1', true]);
  const [, hex = ''] = /\/Author <([\dA-F]+)>/.exec(object) ?? [];
  expect(Buffer.from(hex, 'hex').swap16().toString('utf16le')).toBe('\uFEFFZoë 文');
  const before = pdf().toString('latin1').lastIndexOf('xref\n0 5');
  expect(table).toContain(`/Root 2 0 R\n/Info 1 0 R\n/Prev ${before}>>`);
});

test('another file is refused rather than broken', () => {
  expect(() => withAuthor(Buffer.from('%PDF-2.0\n%%EOF'), 'Ada')).toThrow('cannot add the name of its author');
});
