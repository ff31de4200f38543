import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { createStylePruner } from '../../finish/prune-styles';

const css = readFileSync(join(__dirname, 'languages.css'), 'utf8');

// Chromium ignores the whole rule.
test('no rule lists several languages', () => {
  const selectors: string[] = [];
  postcss.parse(css).walkRules(/:lang/, ({ selector }) => {
    selectors.push(selector);
  });
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((selector) => /:lang\([^)]*,/.test(selector))).toEqual([]);
});

/** Languages with styles of their own, one from each group. */
const groups = ['ar', 'he', 'hi', 'th', 'el', 'ja', 'ko', 'bn'];

test.each([
  ['<html lang="en"><h1>Words</h1><em>Words</em>', [], false],
  ['<html lang="fr"><h1>Mots</h1><a lang="el">x</a>', ['el'], false],
  ['<html lang="ko"><h1>x</h1><em>x</em>', ['ko'], true],
])('%s has rules for the scripts of %j', (page, languages, emphasis) => {
  const style = `<style data-href="/styles.css" data-identity="gatsby-global-css">${css}</style>`;
  const left = createStylePruner(() => undefined)(`${style}${page}`);
  const named = new Set(left.match(/:lang\([^)]*\)/g)?.flatMap((list) => list.match(/[a-z]+/g)?.slice(1) ?? []));
  expect(groups.filter((language) => named.has(language))).toEqual(languages);
  expect(left.includes('&:is(em')).toBe(emphasis);
});
