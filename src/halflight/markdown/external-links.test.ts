import { en } from '../ui/words/en';
import { render } from '../testing/markdown';

test.each([
  ['https://example.org/', true],
  ['https://ada.example/notes/', false],
  ['/projects/', false],
  ['../note-b.md', false],
  ['#wheels', false],
  ['mailto:ada@ada.example', false],
])('a link to %s leaves the site: %s', async (href, leaves) => {
  const root = await render(`[x](${href})`, { words: { ...en, externalLink: 'andere Seite' } });
  const link = root.querySelector('a');
  expect(link?.classList.contains('external')).toBe(leaves);
  expect(link?.textContent).toBe(leaves ? 'x (andere Seite)' : 'x');
  expect(link?.querySelector('.visually-hidden') !== null).toBe(leaves);
});

test('a picture that leads elsewhere has no arrow, and says so to screen readers', async () => {
  const root = await render('[![x](https://ada.example/badge.svg)](https://example.org/)', {
    words: { ...en, externalLink: 'andere Seite' },
  });
  const link = root.querySelector('a[href]');
  expect(link?.classList.contains('external')).toBe(false);
  expect(link?.textContent).toBe(' (andere Seite)');
});
