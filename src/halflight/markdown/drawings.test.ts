import { render } from '../testing/markdown';
import { toInlineDrawing } from './drawings';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" width="8" height="4">';
const svg = `${OPEN}<title>Own name</title><defs><linearGradient id="a"><stop stop-color="var(--accent)"/></linearGradient></defs><g class="x" id="g"><path fill="url(#a)" d="M0 0h8v4z"/><use href="#g"/><text fill="currentColor">Words</text></g></svg>`;
const toDrawing = (path: string) => Promise.resolve(path === 'posts/note-a/mill.svg' ? svg : undefined);

test('a drawing in the colours of the site stands in the page itself, under ids of its own', async () => {
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

test('a picture that is none of these stays a picture', async () => {
  const root = await render('![Other](other.svg)', { toDrawing });
  expect(root.querySelector('svg')).toBeNull();
  expect(root.querySelector('img')).not.toBeNull();
});

test.each([
  ['a style sheet', '<style>p{color:red}</style>'],
  ['HTML', '<desc><img src="https://example.org/a.png"/></desc><foreignObject/>'],
  ['an element of HTML that would end the drawing', '<p>words</p>'],
  ['a script', '<script>1</script>'],
  ['a picture', '<image href="data:image/png;base64,AA"/>'],
  ['a link', '<a href="/"><path/></a>'],
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

test('without a viewBox nobody knows how large it may be', () => {
  expect(toInlineDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', 'x', 'a-')).toBeUndefined();
});
