import { refusalOf } from './active-file';

test.each([
  ...['a.html', 'a.HTM', 'a.xhtml', 'a.xht', 'a.shtml', 'a.mhtml', 'a.xml', 'a.Xsl', 'a.xslt', 'a.rdf', 'a.rss'],
  ...['a.atom', 'a.mml', 'a.svgz', 'a.js', 'a.mjs', 'a.cjs', 'a.php', 'posts/b.c/paper.pdf.html'],
])('%s would run', (name) => {
  expect(refusalOf(name)).toContain('would run as part of this site');
});

test.each([
  ...['a.pdf', 'a.zip', 'a.html.zip', 'a.html.gz', 'a.html~', 'a.mp3', 'a.webm', 'a.woff2', 'a.csv', 'a.json'],
  ...['a.geojson', 'a.gpx', 'a.kml', 'a.ics', 'a.vcf', 'a.epub', 'a.ipynb', 'a.bib', 'a.txt', 'a.stl', 'a.py'],
  ...['a.vtt', 'a.css', 'a.ts', 'a.svg', 'a.docx', 'a.musicxml', 'a.tar.gz', 'html.pdf', 'a.7z', 'Makefile', 'LICENSE'],
])('%s may be published', (name) => {
  expect(refusalOf(name)).toBeUndefined();
});
