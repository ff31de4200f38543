import { en } from '../ui/words/en';
import { render } from '../testing/markdown';

test('footnotes are numbered, and named for who cannot see them', async () => {
  const words = { ...en, footnotes: 'Fußnoten', footnote: 'Fußnote {number}', backToReference: 'Zurück zum Text' };
  const root = await render('A[^b] and B[^a], again[^b].\n\n[^a]: One.\n[^b]: Two.', { words });
  const list = root.querySelector('section.footnotes');
  expect(list?.getAttribute('aria-label')).toBe('Fußnoten');
  expect(list?.querySelector('h2')).toBeNull();
  const labels = (selector: string) => [...root.querySelectorAll(selector)].map((a) => a.getAttribute('aria-label'));
  expect(labels('.footnote-ref')).toEqual(['Fußnote 1', 'Fußnote 2', 'Fußnote 1']);
  expect(labels('.footnote-backref')).toEqual(['Zurück zum Text', 'Zurück zum Text (2)', 'Zurück zum Text']);
  // As text: without U+FE0E, phones would draw an emoji.
  const signs = [...root.querySelectorAll('.footnote-backref')].map((a) => a.textContent);
  expect(signs).toEqual(['\u21A9\uFE0E', '\u21A9\uFE0E2', '\u21A9\uFE0E']);
});

test('each note knows where it is first referred to, and which note stands above it', async () => {
  const root = await render('A[^b] and B[^a], again[^b].\n\n[^a]: One.\n[^b]: Two.\n\n    1. A list\n    2. in it.');
  const styles = (selector: string) => [...root.querySelectorAll(selector)].map((part) => part.getAttribute('style'));
  expect(styles('.footnote-ref')).toEqual(['anchor-name:--ref-1', 'anchor-name:--ref-2', null]);
  expect(styles('.footnotes li')).toEqual([
    'position-anchor:--ref-1;anchor-name:--note-1',
    null,
    null,
    'position-anchor:--ref-2;anchor-name:--note-2;--above:--note-1',
  ]);
});

test.each(['', 'award-a-'])('with the prefix %j every link of theirs leads somewhere', async (idPrefix) => {
  const root = await render('A[^a] and B[^a].\n\n[^a]: One.', { idPrefix });
  const links = [...root.querySelectorAll('a')].map((a) => a.getAttribute('href')?.slice(1) ?? '');
  expect(links).toHaveLength(4);
  expect(links.filter((id) => !root.querySelector(`[id="${id}"]`))).toEqual([]);
});
