import { findInvalidSections } from './find-invalid-html';

const page = (content: string) => `<!doctype html><html lang="en"><body><main>${content}</main></body></html>`;
const section = (type: string, content: string) => `<section data-type="${type}">\n${content}</section>`;

test('invalid HTML is reported in sections of the site’s own, and nowhere else', () => {
  const invalid = '<p>Said<div>by Ada</div></p>';
  const html = page(section('hero', invalid) + section('pull-quote', invalid) + section('engines', '<p>Fine</p>'));
  const found = findInvalidSections(html, new Set(['pull-quote', 'engines']));
  expect(found.length).toBeGreaterThan(0);
  for (const violation of found) expect(violation).toMatch(/^the section "pull-quote": 2:\d+ .*by Ada/);
});
