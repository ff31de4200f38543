import { inflateRawSync } from 'node:zlib';
import { toDocx } from './to-docx';

const page = (sheet: string) =>
  `<html lang="de"><body><article class="cv wrapper" data-paper="Letter"><div class="cv-sheet">${sheet}</div></article></body></html>`;

const said = { title: 'Ein Lebenslauf', author: 'Ada', language: 'de', url: 'https://ada.example/cv/a/' };

/** The text of a file in a ZIP archive, found by its local header. */
function fileIn(archive: Buffer, name: string): string {
  // Sizes are in the central directory, which is at the end.
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4)) {
    const length = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + length) !== name) continue;
    const [method, size, local] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 42),
    ];
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    return (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8');
  }
  throw new Error(`There is no ${name}.`);
}

test('a DOCX has the lines of the CV in its order, with their links, and says whose it is', async () => {
  const file = await toDocx(
    page(`
      <header class="cv-head"><h1>Ada</h1><ul class="cv-contact"><li>London</li><li><a href="mailto:a@b.example">a@b.example</a></li></ul></header>
      <div class="cv-main"><section class="cv-part"><h2>Werdegang</h2><ul class="cv-items"><li class="cv-item">
        <div class="cv-line"><h3><a href="/projects/x/">Titel &amp; mehr</a></h3><p class="cv-where">Ort</p></div>
        <p class="cv-when"><time>2020</time> – heute</p>
        <div class="cv-text flow"><p>Ein <em>Satz</em>.</p><ul><li>Punkt</li></ul></div>
        <ul class="cv-highlights"><li>Erstens</li></ul>
      </li></ul></section><section class="cv-part"><h2>Sprachen</h2><ul class="cv-words"><li>Deutsch<span> und </span></li><li>Englisch</li></ul></section></div>`),
    said,
  );
  const document = fileIn(file, 'word/document.xml');
  const lines = document
    .split('</w:p>')
    .map((line) =>
      Array.from(
        line.matchAll(/<w:t(?: [^>]*)?>([^<]*)<|<w:r><w:rPr>(?:(?!<\/w:r>).)*<w:tab\/>/g),
        ([, text]) => text ?? '',
      ).join(''),
    );
  expect(lines.filter(Boolean)).toEqual([
    'Ada',
    'London · a@b.example',
    'Werdegang',
    'Titel &amp; mehr2020 – heute',
    'Ort',
    'Ein Satz.',
    'Punkt',
    'Erstens',
    'Sprachen',
    'Deutsch und Englisch',
  ]);
  expect(document).toContain('w:w="12240" w:h="15840"');
  expect(fileIn(file, 'word/_rels/document.xml.rels')).toContain('https://ada.example/projects/x/');
  expect(fileIn(file, 'docProps/core.xml')).toMatch(/<dc:title>Ein Lebenslauf<.*<dc:creator>Ada</);
});

test('a page without a CV is refused', async () => {
  await expect(toDocx('<main></main>', said)).rejects.toThrow('There is no CV on https://ada.example/cv/a/');
});
