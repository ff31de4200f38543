import { refusalOf } from './active-file';

test('only files that browsers would run are rejected, whatever their case and folder', () => {
  for (const name of 'a.html a.HTM a.xhtml a.xml a.Xsl a.svgz a.mjs a.php b.c/paper.pdf.html'.split(' '))
    expect([name, refusalOf(name)]).toEqual([name, expect.stringContaining('would run as part of this site')]);
  for (const name of 'a.pdf a.html.zip a.html~ a.webm a.json a.gpx a.svg a.css html.pdf LICENSE'.split(' '))
    expect([name, refusalOf(name)]).toEqual([name, undefined]);
});
