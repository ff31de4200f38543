import { context, render } from '../testing/markdown';
import { toInlineDrawing } from './drawings';
import { renderBody, renderText } from './render';

test('a picture is a figure in every format and size, with a caption as text', async () => {
  const root = await render('![The mill](./mill.jpg "Where *numbers* <b>meet</b>")');
  const source = root.querySelector('figure > a.enlarge > picture > source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('srcset')).toBe('/static/mill-400.avif 400w');
  const img = root.querySelector('picture > img');
  expect(img?.getAttribute('src')).toBe('/static/mill.jpg');
  expect(img?.getAttribute('srcset')).toBe('/static/mill-400.jpg 400w');
  expect(root.querySelector('figure > figcaption')?.textContent).toBe('Where *numbers* <b>meet</b>');
  expect(root.querySelector('p')).toBeNull();
});

test.each([
  ['wide', 'figure-wide', /76rem/],
  ['huge', null, /42rem/],
])('as wide as is said behind its name: %s', async (width, className, sizes) => {
  const root = await render(`![The mill](./mill.jpg#${width})\n\nBefore ![The mill](mill.jpg#${width}) after.`);
  expect(root.querySelector('figure')?.getAttribute('class')).toBe(className);
  expect(root.querySelector('figure source')?.getAttribute('sizes')).toMatch(sizes);
  expect(root.querySelectorAll('figure')).toHaveLength(1);
  expect(root.querySelector('p > picture > source')?.getAttribute('sizes')).not.toMatch(/76rem/);
});

test('names with spaces are found, also in a text of front matter', async () => {
  const root = await render('![x](<two words.jpg>) and ![y](two%20words.jpg)');
  expect(root.querySelectorAll('picture')).toHaveLength(2);
  expect(await renderText('![The mill](mill.jpg)', context)).toContain('<picture><source');
});

test('what is not a file beside the text only gets the site’s path prefix', async () => {
  const root = await render('![x](/images/a.jpg) ![y](//example.org/a.jpg) ![z](missing.jpg) ![a](100%.png)', {
    pathPrefix: '/site',
  });
  expect(root.querySelector('picture')).toBeNull();
  const images = [...root.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(images).toEqual(['/site/images/a.jpg', '//example.org/a.jpg', 'missing.jpg', '100%25.png']);
});

test('a picture on a listed host is shown as it is, in the size that is written', async () => {
  const root = await render('![The mill](https://images.example.org/a.jpg)');
  const img = root.querySelector('figure > a.enlarge > picture > img');
  expect(img?.getAttributeNames().sort()).toEqual(['alt', 'decoding', 'loading', 'src']);
  const sized = '<img src="https://images.example.org/a.jpg" alt="x" width="320" height="200">';
  expect(await renderBody(sized, context)).toContain('width="320" height="200"');
});

test.each([
  ['a decorative one', '![](mill.jpg)'],
  ['one that leads somewhere', '[![The mill](mill.jpg)](/b/)'],
  ['one within words', 'A ![mill](mill.jpg) here'],
])('%s leads to no larger file', async (_, markdown) => {
  expect((await render(markdown)).querySelector('.enlarge')).toBeNull();
});

/** The attributes of the first picture of a text, without those that every picture has. */
async function attributesOf(markdown: string) {
  const img = (await render(markdown)).querySelector('picture > img');
  const names = img?.getAttributeNames().filter((name) => !/^(?:src|srcset|loading|decoding)$/.test(name)) ?? [];
  return Object.fromEntries(names.map((name) => [name, img?.getAttribute(name)]));
}

const size = { width: '1200', height: '800', sizes: '(width >= 45rem) 42rem, 100vw' };

test('what an author says of a picture in HTML is kept', async () => {
  const own = { id: 'fig1', class: 'portrait', title: 'T', lang: 'de' };
  const img = '<img src="mill.jpg" alt="x" id="fig1" class="portrait" title="T" lang="de">';
  for (const markdown of [img, `Text ${img}`])
    expect(await attributesOf(markdown)).toEqual({ ...size, ...own, alt: 'x' });
});

test.each([
  ['Text ![x](mill.jpg "Tip")', 'Tip'],
  ['[![x](mill.jpg "Caption")](https://example.org/)', 'Caption'],
])('a title that becomes no caption stays one: %s', async (markdown, title) => {
  expect((await attributesOf(markdown)).title).toBe(title);
});

test.each([
  ['width="120"', { width: '120', height: '80', sizes: '(width >= 120px) 120px, 100vw' }],
  ['width="120" height="7"', { width: '120', height: '80', sizes: '(width >= 120px) 120px, 100vw' }],
  ['height="40"', { width: '60', height: '40', sizes: '(width >= 60px) 60px, 100vw' }],
  ['width="900"', { ...size, width: '900', height: '600' }],
])('with %s a picture is as large as that says, in its own proportions', async (written, expected) => {
  const img = `<img src="mill.jpg" alt="x" ${written}>`;
  for (const markdown of [img, `Text ${img}`, `<p>${img}</p>`, `<figure>${img}</figure>`])
    expect(await attributesOf(markdown)).toEqual({ ...expected, alt: 'x', 'data-width': '1200' });
});

test('a picture that is shown small still links to its file', async () => {
  const root = await render('<p><img src="mill.jpg" alt="x" width="120"></p>');
  expect(root.querySelector('figure > a.enlarge')?.getAttribute('href')).toBe('/static/mill.jpg');
});

test('a picture wider than the text is not scaled down', async () => {
  const img = await attributesOf('<p><img src="mill.jpg#wide" alt="x" width="120"></p>');
  expect(img).toEqual({ ...size, sizes: '(width >= 80rem) 76rem, 100vw', alt: 'x' });
});

test('a picture with a dark variant has its id once, visible in both themes', async () => {
  const root = await render(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="mill.jpg"><img src="mill.jpg" alt="x" id="fig1" class="a"></picture>',
  );
  expect([...root.querySelectorAll('#fig1')].map(({ tagName }) => tagName)).toEqual(['SPAN']);
  expect([...root.querySelectorAll('img')].map(({ className }) => className)).toEqual(['a', 'a']);
});

const themed = (media: string) =>
  `<figure><picture><source media="${media}" srcset="two%20words.jpg"><img src="./mill.jpg" alt="The mill"></picture></figure>`;

test('a picture that is another on a dark screen is one for each theme, in the link that enlarges them', async () => {
  const root = await render(themed('(prefers-color-scheme: dark)'));
  const [light, dark, ...others] = root.querySelectorAll('figure > a.enlarge > picture');
  expect(others).toEqual([]);
  expect([light?.className, dark?.className]).toEqual(['in-light', 'in-dark']);
  for (const picture of [light, dark]) {
    expect(picture?.querySelector('[media]')).toBeNull();
    expect(picture?.querySelector('source')?.getAttribute('type')).toBe('image/avif');
    const img = picture?.querySelector('img');
    expect([img?.alt, img?.getAttribute('loading'), img?.getAttribute('width')]).toEqual(['The mill', 'lazy', '1200']);
  }
});

test('a source for a narrow screen is chosen by the browser; one that offers another format is dropped', async () => {
  const narrow = await render(themed('(width < 40rem)'));
  expect(narrow.querySelectorAll('picture')).toHaveLength(1);
  expect(narrow.querySelector('source')?.getAttribute('media')).toBe('(width < 40rem)');
  const format =
    '<picture><source srcset="./two%20words.jpg 2x" type="image/webp"><img src="./mill.jpg" alt="x"></picture>';
  const root = await render(format);
  expect([...root.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif']);
  expect(root.innerHTML).not.toContain('two');
});

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" width="8" height="4">';
const svg = `${OPEN}<title>Own name</title><defs><linearGradient id="a"><stop stop-color="var(--accent)"/></linearGradient></defs><g class="x" id="g"><path fill="url(#a)" d="M0 0h8v4z"/><use href="#g"/><text fill="currentColor">Words</text></g></svg>`;
const toDrawing = (path: string) => Promise.resolve(path === 'posts/note-a/mill.svg' ? svg : undefined);

test('a drawing in the site’s colours is inlined in the page, with ids of its own', async () => {
  const root = await render('![The mill](./mill.svg "As it was")\n\n![Again](mill.svg#wide)', { toDrawing });
  const [first, second] = root.querySelectorAll('figure');
  const drawing = first?.querySelector('svg.drawing');
  expect(drawing?.getAttribute('role')).toBe('img');
  expect(drawing?.getAttribute('aria-label')).toBe('The mill');
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 8 4');
  expect(drawing?.querySelector('title, [class="x"]')).toBeNull();
  expect(first?.querySelector('figcaption')?.textContent).toBe('As it was');
  expect(first?.querySelector('path')?.getAttribute('fill')).toBe('url(#drawing-1-a)');
  expect(first?.querySelector('use')?.getAttribute('href')).toBe('#drawing-1-g');
  expect(second?.className).toBe('figure-wide');
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual(['drawing-1-a', 'drawing-1-g', 'drawing-2-a', 'drawing-2-g']);
  expect(root.querySelector('img, .enlarge')).toBeNull();
});

test('what its author says of it is kept', async () => {
  const html = '<p><img src="mill.svg" alt="x" id="fig1" class="mine" lang="de" width="120"></p>';
  const drawing = (await render(html, { toDrawing })).querySelector('figure > svg');
  expect(drawing?.id).toBe('fig1');
  expect(drawing?.getAttribute('class')).toBe('drawing mine');
  expect(drawing?.getAttribute('lang')).toBe('de');
  expect([drawing?.getAttribute('width'), drawing?.getAttribute('data-width')]).toEqual(['120', '120']);
});

test('on a page of several texts its ids are told apart, and still refer to one another', async () => {
  const root = await render('![The mill](mill.svg)', { toDrawing, idPrefix: 'award-a-' });
  expect(root.querySelector('path')?.getAttribute('fill')).toBe('url(#award-a-drawing-1-a)');
  expect(root.querySelector('use')?.getAttribute('href')).toBe('#award-a-drawing-1-g');
});

test('a decorative one is not read out, and one among words stays among them', async () => {
  const root = await render('Before ![](mill.svg) after.', { toDrawing });
  expect(root.querySelector('p > svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  ['a style sheet', '<style>p{color:red}</style>'],
  ['HTML', '<desc><img src="https://example.org/a.png"/></desc><foreignObject/>'],
  ['an element of HTML that would end the drawing', '<p>words</p>'],
  ['a script', '<script>1</script>'],
  ['an address elsewhere', '<use href="https://example.org/a.svg#a"/>'],
  ['a colour from elsewhere', '<path fill="url(https://example.org/#a)"/>'],
  ['what lies over the page', '<path style="position:fixed"/>'],
  ['what changes later', '<set attributeName="fill" to="red"/>'],
])('one with %s is not put into the page', (_, inside) => {
  expect(toInlineDrawing(`${OPEN}${inside}</svg>`, 'x', 'a-')).toBeUndefined();
});

test('handlers go, and so does the HTML that a browser would read in a description', () => {
  const drawing = toInlineDrawing(
    `${OPEN}<path onclick="alert(1)"/><g><desc>a<b onclick="x"/></desc></g></svg>`,
    'x',
    'a-',
  );
  expect(JSON.stringify(drawing)).not.toMatch(/onClick|alert|"b"/i);
});

test('a drawing without a viewBox has no known size', () => {
  expect(toInlineDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'x', 'a-')).toBeUndefined();
});
