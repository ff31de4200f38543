import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NOT_SEARCHED, toSearchable } from './searchable';

const page = (main: string) =>
  `<html><body><header>Menu</header><main id="content">${main}</main><footer>End</footer></body></html>`;

test('only the main part of a page is indexed, with its facts', () => {
  const html = toSearchable(
    page('<h1>A</h1><p>Words.</p>'),
    { title: 'A "title" & more', kind: 'posts', date: '2026-03-14', tags: ['one, two'] },
    'de',
  );
  expect(html).toBe(
    '<!doctype html><html lang="de"><body><main>' +
      '<i data-pagefind-meta="title[content]" content="A &#x22;title&#x22; &#x26; more"></i>' +
      '<i data-pagefind-filter="kind[content]" content="posts"></i>' +
      '<i data-pagefind-meta="date[content]" content="2026-03-14"></i>' +
      '<i data-pagefind-filter="tag[content]" content="one, two"></i>' +
      '<i data-pagefind-meta="tags[content]" content="one, two"></i>' +
      '<i data-pagefind-meta="image[content]" content=""></i>' +
      '<h1>A</h1><p>Words.</p></main></body></html>',
  );
});

test('cells of a table and labels do not run into their neighbours', () => {
  const main = '<tr><th>One</th><td>two</td></tr><dt>Role</dt><dd>Lead</dd>';
  expect(toSearchable(page(main), { title: 'A', kind: 'pages' }, 'en')).toContain(
    '<tr><th>One</th> <td>two</td> </tr><dt>Role</dt> <dd>Lead</dd>',
  );
});

test('a superscript number stays apart from the number before it', () => {
  const main = '<p>10<sup>9</sup> CO<sub>2</sub></p>';
  expect(toSearchable(page(main), { title: 'A', kind: 'pages' }, 'en')).toContain('<p>10⁹ CO<sub>2</sub></p>');
});

test('pages that are not ours are left out', () => {
  expect(toSearchable('<p>Moved.</p>', { title: 'A', kind: 'pages' }, 'en')).toBeUndefined();
});

test('every excluded selector exists, because a renamed class would be searched again', () => {
  const folders = ['ui', 'features', 'site', 'markdown', 'sections', 'collections', 'pages'].map((name) =>
    resolve('src/halflight', name),
  );
  const code = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const classes = NOT_SEARCHED.filter((selector) => selector.startsWith('.')).map((selector) => selector.slice(1));

  expect(classes.filter((name) => !new RegExp(`['"\\s.]${name}['"\\s]`).test(code))).toEqual([]);
});
