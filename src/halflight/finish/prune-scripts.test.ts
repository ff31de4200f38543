import { pruneScripts } from './prune-scripts';

const script = '<script data-needs="copy-button">document.addEventListener("click")</script>';

test.each([
  ['<button class="copy-button">', true],
  ['<button class="button copy-button wide">', true],
  ['<button class="copy-button-line">', false],
  ['<p>class copy-button</p><i data-class="copy-button">', false],
  ['<script>const a = \'<b class="copy-button">\'</script>', false],
])('%s keeps it: %s', (body, kept) => {
  expect(pruneScripts(`<head>${script}</head>${body}`)).toBe(`<head>${kept ? script : ''}</head>${body}`);
});

test('scripts for every page stay', () => {
  expect(pruneScripts('<script>a()</script>')).toBe('<script>a()</script>');
});
