import { toBibtex, toCitation, type Cited } from './cite';
import { isSamePerson, toDisplayName, toInitials } from './names';

const base: Cited = { title: 'A title', date: '1843-09' };

test.each<[Partial<Cited>, string]>([
  [
    { kind: 'article', authors: ['Menabrea, Luigi F', 'Ada Lovelace'], venue: 'Memoirs', volume: '3', issue: '12' },
    'Menabrea, L. F., & Lovelace, A. (1843). A title. Memoirs, 3(12).',
  ],
  [
    { kind: 'paper', authors: ['Ada Lovelace'], venue: 'Proc. of Tests', pages: '1–9', publisher: 'Press' },
    'Lovelace, A. (1843, September). A title. In Proc. of Tests (pp. 1–9). Press.',
  ],
  [{ kind: 'phd-thesis', venue: 'Turin', date: '1843' }, 'A title [PhD thesis, Turin]. (1843).'],
  [
    { kind: 'masters-thesis', type: 'Diploma thesis', authors: ['Ada Lovelace'], venue: 'Turin', date: '1843' },
    'Lovelace, A. (1843). A title [Diploma thesis, Turin].',
  ],
  [
    { kind: 'article', authors: ['Ada Lovelace', 'A B'], others: true, date: 'in press', venue: 'Memoirs' },
    'Lovelace, A., B, A., et al. (in press). A title. Memoirs.',
  ],
  [
    { kind: 'chapter', authors: ['Ada Lovelace'], editors: ['Charles Babbage', 'Royal Society,'], venue: 'Book' },
    'Lovelace, A. (1843). A title. In C. Babbage & Royal Society (Eds.), Book.',
  ],
  [
    { kind: 'book', authors: ['Ada Lovelace'], editors: ['Charles Babbage'], publisher: 'Press' },
    'Lovelace, A. (1843). A title (C. Babbage, Ed.). Press.',
  ],
  [
    { kind: 'book', authors: ['A B', 'C D'], edited: true, publisher: 'Press' },
    'B, A., & D, C. (Eds.). (1843). A title. Press.',
  ],
  [
    { kind: 'report', type: 'Working paper', authors: ['Example Society,'], issue: '7', venue: 'Institute' },
    'Example Society. (1843). A title. (Working paper No. 7). Institute.',
  ],
  [
    { title: 'Why?', kind: 'preprint', authors: ['King, Jr., Martin'], arxiv: '2401.01234' },
    'King, M., Jr. (1843). Why? [Preprint]. https://arxiv.org/abs/2401.01234',
  ],
  [{ date: '1843-09-01', url: 'https://example.org/' }, 'A title. (1843, September 1). https://example.org/'],
  [{ date: '1843', url: 'https://example.org/', doi: '1/2' }, 'A title. (1843). https://doi.org/1/2'],
])('%j is cited', (said, expected) => {
  expect(toCitation({ ...base, ...said })).toBe(expected);
});

test('with more than twenty authors, the citation names the first nineteen and the last', () => {
  const authors = Array.from({ length: 22 }, (_, index) => `A Family${index + 1}`);
  const citation = toCitation({ ...base, authors });
  expect(citation).toContain('Family19, A., … Family22, A. (1843');
  expect(citation).not.toContain('Family20');
});

test('a BibTeX entry keeps capitals, escapes TeX’s special characters, and leaves out what is unknown', () => {
  const said: Partial<Cited> = { title: 'R&D in 100 %', kind: 'article', authors: ['Ada Lovelace', 'Royal Society,'] };
  expect(toBibtex({ ...base, ...said, pages: '1–2', venue: null }, 'key')).toBe(
    [
      '@article{key,',
      '  author = {Ada Lovelace and {Royal Society}},',
      '  title = {{R\\&D in 100 \\%}},',
      '  pages = {1--2},',
      '  year = {1843},',
      '  month = sep',
      '}',
    ].join('\n'),
  );
});

test('a thesis for an unknown degree is not cited as a doctoral thesis', () => {
  const bibtex = toBibtex({ ...base, kind: 'thesis', venue: 'Turin', date: '1843' }, 'key');
  expect(bibtex).toContain('  school = {Turin},\n  type = {Thesis},\n');
  expect(toBibtex({ ...base, kind: 'report' }, 'key')).not.toContain('type =');
  expect(toBibtex({ ...base, kind: 'masters-thesis' }, 'key')).toMatch(/^@mastersthesis\{(?![^]*type)/);
});

test('a brace in a text does not end the text: BibTeX counts braces even after a backslash', () => {
  expect(toBibtex({ ...base, title: '\\{a~b^' }, 'key')).toContain(
    '  title = {{\\textbackslash \\textbraceleft{}a\\textasciitilde{}b\\textasciicircum{}}},\n',
  );
});

test.each([
  ['Lovelace, Ada Augusta', 'Ada Lovelace', true],
  ['A. Lovelace', 'Ada Lovelace', true],
  ['Lovelace, A.-M.', 'Ada Lovelace', true],
  ['Anna Lovelace', 'Ada Lovelace', false],
  ['Lovelace,', 'Ada Lovelace', false],
  ['José García', 'Jose Garcia', true],
])('%s is %s: %s', (author, person, expected) => {
  expect(isSamePerson(author, person)).toBe(expected);
});

test('names are shown in reading order', () => {
  expect(['de Morgan, Augustus', 'King, Jr., Martin', 'Royal Society,', 'Ada Lovelace'].map(toDisplayName)).toEqual([
    'Augustus de Morgan',
    'Martin King Jr.',
    'Royal Society',
    'Ada Lovelace',
  ]);
  expect(toInitials('Jean-Pierre Émile')).toBe('J.-P. É.');
});
