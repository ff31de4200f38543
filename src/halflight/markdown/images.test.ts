import { context, render } from '../testing/markdown';
import { renderBody } from './render';

/** The attributes of the first picture of a text, without those that every picture has. */
async function attributesOf(markdown: string) {
  const img = (await render(markdown)).querySelector('picture > img');
  const names = img?.getAttributeNames().filter((name) => !/^(?:src|srcset|loading|decoding)$/.test(name)) ?? [];
  return Object.fromEntries(names.map((name) => [name, img?.getAttribute(name)]));
}

const size = { width: '1200', height: '800', sizes: '(width >= 45rem) 42rem, 100vw' };

test.each([
  ['<img src="mill.jpg" alt="x" id="fig1" class="portrait" title="T" lang="de">'],
  ['Text <img src="mill.jpg" alt="x" id="fig1" class="portrait" title="T" lang="de">'],
])('what an author says of a picture in HTML is kept: %s', async (markdown) => {
  const own = { id: 'fig1', class: 'portrait', title: 'T', lang: 'de' };
  expect(await attributesOf(markdown)).toEqual({ ...size, ...own, alt: 'x' });
});

test.each([
  ['Text ![x](mill.jpg "Tip")', 'Tip'],
  ['[![x](mill.jpg "Caption")](https://example.org/)', 'Caption'],
  ['![x](mill.jpg "Caption")', undefined],
])('a title that becomes no caption stays one: %s', async (markdown, title) => {
  expect((await attributesOf(markdown)).title).toBe(title);
});

test.each([
  ['width="120"', { width: '120', height: '80', sizes: '(width >= 120px) 120px, 100vw' }],
  ['width="120" height="7"', { width: '120', height: '80', sizes: '(width >= 120px) 120px, 100vw' }],
  ['height="40"', { width: '60', height: '40', sizes: '(width >= 60px) 60px, 100vw' }],
  ['width="120px;"', { width: '120', height: '80', sizes: '(width >= 120px) 120px, 100vw' }],
  ['width="900"', { ...size, width: '900', height: '600' }],
])('with %s a picture is as large as that says, in its own proportions', async (written, expected) => {
  const img = `<img src="mill.jpg" alt="x" ${written}>`;
  for (const markdown of [img, `Text ${img}`, `<p>${img}</p>`, `<figure>${img}</figure>`])
    expect(await attributesOf(markdown)).toEqual({ ...expected, alt: 'x', 'data-width': '1200' });
});

test('the sources of a picture are offered for the width that is written', async () => {
  const root = await render(
    '<picture><source media="(width < 40rem)" srcset="two%20words.jpg"><img src="mill.jpg" alt="x" width="120"></picture>',
  );
  const [narrow, , wide] = root.querySelectorAll('source');
  expect(narrow?.getAttribute('width')).toBe('120');
  expect(narrow?.getAttribute('height')).toBe('80');
  for (const source of [narrow, wide]) expect(source?.sizes).toBe('(width >= 120px) 120px, 100vw');
});

test.each([
  ['width="0"', size],
  ['width="50%"', size],
])('with %s a picture is as large as without it', async (written, expected) => {
  expect(await attributesOf(`<img src="mill.jpg" alt="x" ${written}>`)).toEqual({ ...expected, alt: 'x' });
});

test('a picture that is shown small still leads to its file', async () => {
  const root = await render('<p><img src="mill.jpg" alt="x" width="120"></p>');
  expect(root.querySelector('figure > a.enlarge')?.getAttribute('href')).toBe('/static/mill.jpg');
});

test('a picture wider than the text is not made smaller', async () => {
  const img = await attributesOf('<p><img src="mill.jpg#wide" alt="x" width="120"></p>');
  expect(img).toEqual({ ...size, sizes: '(width >= 80rem) 76rem, 100vw', alt: 'x' });
});

test('a picture on another site has the size that is written', async () => {
  const html = await renderBody(
    '<img src="https://images.example.org/a.jpg" alt="x" width="320" height="200">',
    context,
  );
  expect(html).toContain('width="320" height="200"');
});

test('of a picture that is another in the dark theme, its id is there once, and seen in both', async () => {
  const root = await render(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="mill.jpg"><img src="mill.jpg" alt="x" id="fig1" class="a"></picture>',
  );
  expect([...root.querySelectorAll('#fig1')].map(({ tagName }) => tagName)).toEqual(['SPAN']);
  expect([...root.querySelectorAll('img')].map(({ className }) => className)).toEqual(['a', 'a']);
});
