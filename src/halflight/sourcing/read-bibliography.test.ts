import { readBibliography } from './read-bibliography';

const valuesOf = (text: string) => readBibliography(text).entries.map(({ values }) => values);
/** Every problem on one line: `line:column kind message`. */
const problemsOf = (text: string) =>
  readBibliography(text).problems.map(({ line, column, kind, message }) => `${line}:${column} ${kind} ${message}`);

test('an entry becomes the fields of a publication, with TeX as text', () => {
  const [values] = valuesOf(`
@string{sm = "Scientific Memoirs"}
% A comment with @article{nothing, title={x}
@article{lovelace1843,
  author  = {Menabrea, Luigi Federico and Ada Lovelace and {Royal Society} and van der Berg, Jr., Jan},
  title   = {Sketch of the {Analytical Engine}: na{\\"\\i}ve \\& caf\\'e -- {\\"o} \\ss{} \\v{c} H$_2$O x$^2$},
  journal = sm, volume = 3, number = {12},
  year = 1843, month = sep, pages = {666--731},
  doi = {https://doi.org/10.1000/182_3},
  url = {https://example.org/a_b?x=1%20&y=2},
  file = {/home/ada/secret.pdf},
}`);
  expect(values).toEqual({
    title: 'Sketch of the Analytical Engine: naïve & café – ö ß č H₂O x²',
    kind: 'article',
    authors: ['Menabrea, Luigi Federico', 'Lovelace, Ada', 'Royal Society,', 'van der Berg, Jr., Jan'],
    date: '1843-09',
    venue: 'Scientific Memoirs',
    volume: '3',
    issue: '12',
    pages: '666–731',
    doi: '10.1000/182_3',
    url: 'https://example.org/a_b?x=1%20&y=2',
    key: 'lovelace1843',
  });
});

test.each([
  ['@book{a, title={T}, year=2020, editor={Ada Lovelace}}', { kind: 'book', edited: true, authors: ['Lovelace, Ada'] }],
  ['@misc{a, title={T}, year=2024, eprint={2401.01234}, archivePrefix={arXiv}}', { arxiv: '2401.01234' }],
  ['@thesis{a, title={T}, date=2020, type={phdthesis}, institution={Turin}}', { kind: 'phd-thesis', venue: 'Turin' }],
  [
    '@incollection{a, title={T}, year=2020, author={A B}, editor={Charles Babbage and others}, booktitle={B}}',
    { authors: ['B, A'], editors: ['Babbage, Charles'], venue: 'B' },
  ],
  ['@article{a, title={T}, year={in~press}, type={Journal Article}}', { date: 'in press' }],
  ['@article{a, title={T}, year={To appear}}', { date: 'forthcoming' }],
  ['@misc{a, title={T}, date={2019/2020}}', { date: '2019' }],
  ['@article(a, title="In {"}quotes{"}", year="2001")', { title: 'In "quotes"', date: '2001' }],
])('%s', (text, expected) => {
  expect(problemsOf(text)).toEqual([]);
  expect(valuesOf(text)).toMatchObject([expected]);
});

test.each([
  ['@constructor{a, title={T}, year=2020}', /^1:2 unknown-type "@constructor" is not a type of entry/],
  ['@misc{a,\n  title = {T}}', /^1:7 missing-year "year" is missing in a: add year/],
  ['@misc{a, title = {T},\n  year = {soon}}', /^2:10 bad-date "year" of a must be a year/],
  [
    '@misc{a, title={T}, year=1843}\n\n@misc{A, title={T}, year=1843}',
    /^3:7 duplicate-key "A" is also the key of the entry in line 1/,
  ],
  [
    '@misc{a, title={T}, year=1843,\n doi = {11.1/x}}',
    /^2:8 bad-doi "doi" of a must be a DOI such as 10\.1000\/182; found "11\.1\/x"/,
  ],
  ['@misc{a, title={T}, year=1843,\n url = {example.org}}', /^2:8 bad-url/],
  [
    '@misc{a,\n  title = {Unbal {ance},\n  year = 2000\n}\n',
    /^2:11 unbalanced-brace the brace that opens here, in "title" of a, is not closed/,
  ],
  ['@misc{title = {T}, year = 2000}', /^1:7 no-key/],
  ['@misc{a, title = {T} year = 2000}', /^1:22 bad-bibtex behind the value of "title" a comma is expected/],
  ['@article{a, title = {T}, year = 2000, journal = jacm}', /^1:10 unknown-abbreviation "jacm", in a,/i],
])('%j is reported with its place', (text, expected) => {
  const [first] = problemsOf(text);
  expect(first).toMatch(expected);
});

test.each([
  ['url', 'https://example.org/~ada/notes--draft.pdf', 'https://example.org/~ada/notes--draft.pdf'],
  ['url', String.raw`\url{https://example.org/a\%20b{\&}c\#d}`, 'https://example.org/a%20b&c#d'],
  ['howpublished', String.raw`\url{https://example.org/~ada/a_b--c}`, 'https://example.org/~ada/a_b--c'],
  ['howpublished', 'https://example.org/a, in 1843', undefined],
  ['doi', String.raw`10.1007/978-3-642-15582-6{\_}49`, '10.1007/978-3-642-15582-6_49'],
  ['doi', String.raw`\url{https://doi.org/10.1000/182\_3}`, '10.1000/182_3'],
])('the %s %s is %s', (field, written, expected) => {
  const text = `@misc{a, title={T}, year=1843, ${field} = {${written}}}`;
  expect(problemsOf(text)).toEqual([]);
  expect(valuesOf(text)[0]?.[field === 'doi' ? 'doi' : 'url']).toBe(expected);
});

test('accompanying material is a URL or a file', () => {
  const text = String.raw`@misc{a, title={T}, year=1843, pdf={papers/a_b--c.pdf}, code={\url{https://example.org/~a}}, poster={}}`;
  expect(problemsOf(text)).toEqual([]);
  expect(valuesOf(text)).toMatchObject([{ pdf: 'papers/a_b--c.pdf', code: 'https://example.org/~a' }]);
  expect(valuesOf(text)[0]).not.toHaveProperty('poster');
});

test('"and others" is not an author, but is shown', () => {
  const text = '@misc{a, title={T}, year=1843, author={Lovelace, Ada and others}}';
  expect(valuesOf(text)).toMatchObject([{ authors: ['Lovelace, Ada'], others: true }]);
  expect(valuesOf(text.replace('Lovelace, Ada and ', ''))).toMatchObject([{ authors: ['others,'] }]);
});

test('a missing brace costs one entry, and the next is read', () => {
  const text = '@misc{a,\n  title = {Unbal {ance},\n  year = 2000\n}\n\n@misc{b, title={T}, year=2001}\n';
  expect(problemsOf(text)).toHaveLength(1);
  expect(valuesOf(text)).toMatchObject([{ key: 'b' }]);
});

test('an entry inherits missing fields from the parent that "crossref" names', () => {
  const text =
    '@inproceedings{a, title={T}, author={Ada Lovelace}, crossref={p}}\n@proceedings{p, title={Proceedings}, booktitle={Proceedings}, year=2020}';
  expect(valuesOf(text)[0]).toMatchObject({ title: 'T', date: '2020', venue: 'Proceedings' });
  // As in BibTeX, keys ignore case.
  expect(valuesOf(text.replace('{p}', '{P}'))).toEqual(valuesOf(text));
});

test('on a multilingual site, each language has every entry', () => {
  const languages = ['en', 'fr'].map((code) => ({ code, home: '/' })) as never;
  const { entries } = readBibliography('@misc{A:b, title={T}, year=1843}', languages);
  expect(entries.map(({ id, language, sharedName, slug }) => [id, language, sharedName, slug])).toEqual([
    ['entry:publications.bib#a-b', 'en', 'publications.bib#a-b', 'a-b'],
    ['entry:publications.bib#a-b.fr', 'fr', 'publications.bib#a-b', 'a-b'],
  ]);
});

test('unclosed input does not hang the parser', () => {
  for (const text of ['@', '@misc', '@misc{', '%', '@misc{a', '@misc{a,%', '@comment{', '@string{a'])
    expect(() => readBibliography(text)).not.toThrow();
});

test('abbreviations may use others, in any case, and the last of two definitions counts', () => {
  const strings = '@string{Inst = {Institute}}\n@string{inst = {Society}}\n@STRING(ofart = inst # { of Art})';
  const [values] = valuesOf(`${strings}\n@techreport{a, title={T}, year=1843, institution = OfArt # { at Home}}`);
  expect(values?.venue).toBe('Society of Art at Home');
});

test('an entry is unaffected by abbreviations that it does not use', () => {
  const text = '@string{a = nobody}\n@misc{one, title={T}, year=1843}\n@misc{two, title={T}, year=1843, note=a}';
  expect(readBibliography(text).entries.map(({ values }) => values.key)).toEqual(['one']);
  expect(problemsOf(text)).toEqual([
    '3:7 unknown-abbreviation "nobody", in two, is an abbreviation that no @string defines: put braces around it if it is a text',
  ]);
});
