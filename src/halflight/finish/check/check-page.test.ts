import { checkPage } from './check-page';
import { loadPageReader, type PageReader } from './read-page';

let readPage: PageReader;
beforeAll(async () => {
  readPage = await loadPageReader();
});

const kindsIn = (html: string, file = 'a/index.html') => checkPage(readPage(html), file).map(({ kind }) => kind);

const head = '<title>T</title><meta name="description" content="D">';
const page = (inHead: string, inBody: string, language = 'en') =>
  `<html lang="${language}"><head>${inHead}</head><body>${inBody}</body></html>`;

test.each<[string, string, string[]]>([
  ['nothing', page(head, '<h1>T</h1>'), []],
  [
    'a title that only a drawing has',
    page(head.replace('T', ' '), '<h1>T</h1><svg><title>S</title></svg>'),
    ['no-title'],
  ],
  ['no top-level heading', page(head, '<h2>T</h2>'), ['no-heading']],
  ['two top-level headings', page(head, '<h1>T</h1><h1>U</h1>'), ['several-headings']],
  ['a heading in a template', page(head, '<h1>T</h1><template><p id="a"></p></template>'), []],
  ['no language', page(head, '<h1>T</h1>', ''), ['no-language']],
  ['no description', page('<title>T</title>', '<h1>T</h1>'), ['no-description']],
  ['an id twice', page(head, '<h1 id="a">T</h1><p id="a">'), ['repeated-id']],
  ['a label of nothing', page(head, '<h1>T</h1><label for="a b">L</label><p id="a">'), ['dead-anchor']],
  ['data that is none', page(`${head}<script type="speculationrules">{</script>`, '<h1>T</h1>'), ['bad-data']],
  ['a page that only moves on', '<meta http-equiv="refresh" content="0;url=/a/">', []],
])('%s', (_, html, expected) => expect(kindsIn(html)).toEqual(expected));

test('error pages have no description, and no author who could write one', () =>
  expect(
    ['404.html', 'error.html', 'a/404.html'].map((file) => kindsIn(page('<title>T</title>', '<h1>T</h1>'), file)),
  ).toEqual([[], [], ['no-description']]));

test('the file with forms for other programs is not checked as a page', () =>
  expect(kindsIn('<form></form>', '__forms.html')).toEqual([]));
