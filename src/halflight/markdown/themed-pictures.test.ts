import { render } from '../testing/markdown';

const written = (media: string) =>
  `<figure><picture><source media="${media}" srcset="two words.jpg"><img src="mill.jpg" alt="The mill"></picture></figure>`;

test('a picture that is another on a dark screen is one for each theme', async () => {
  const root = await render(`<picture>
<source media="(prefers-color-scheme: dark)" srcset="./mill.jpg">
<img src="./two%20words.jpg" alt="The mill">
</picture>`);
  const [light, dark, ...others] = root.querySelectorAll('picture');
  expect(others).toEqual([]);
  expect(light?.className).toBe('in-light');
  expect(dark?.className).toBe('in-dark');
  for (const picture of [light, dark]) {
    expect(picture?.querySelector('[media]')).toBeNull();
    expect(picture?.querySelector('source')?.getAttribute('type')).toBe('image/avif');
    const img = picture?.querySelector('img');
    expect(img?.getAttribute('alt')).toBe('The mill');
    expect(img?.getAttribute('loading')).toBe('lazy');
    expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['1200', '800']);
    expect(img?.getAttribute('src')).toMatch(/^\/static\/mill/);
  }
});

test('a source that only offers another format is dropped: all formats are made anyway', async () => {
  const root = await render(`<picture>
<source srcset="./two%20words.jpg 2x" type="image/webp">
<img src="./mill.jpg" alt="The mill">
</picture>`);
  expect(root.querySelectorAll('picture')).toHaveLength(1);
  expect([...root.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/avif']);
  expect(root.innerHTML).not.toContain('two');
});

test('in a figure both lie in the link that enlarges them', async () => {
  const root = await render(written('(prefers-color-scheme: dark)').replace('two words', './mill'));
  expect(root.querySelectorAll('figure > a.enlarge')).toHaveLength(1);
  expect(root.querySelectorAll('figure > a.enlarge > picture')).toHaveLength(2);
});

test('one for a narrow screen is chosen by the browser, as it is written', async () => {
  const root = await render(written('(width < 40rem)').replace('two words', './mill'));
  expect(root.querySelectorAll('picture')).toHaveLength(1);
  expect(root.querySelector('source')?.getAttribute('media')).toBe('(width < 40rem)');
});
