import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { createStylePruner } from '../../finish/prune-styles';

const css = readFileSync(join(__dirname, 'languages.css'), 'utf8');

test('what a layer says of a language it says once', () => {
  const said: string[] = [];
  postcss.parse(css).walkRules(/:lang/, (rule) => {
    for (const [, language = ''] of rule.selector.matchAll(/:lang\(([^)]*)\)/g)) {
      for (const node of rule.nodes) {
        if (node.type === 'decl') said.push(`${(rule.parent as AtRule).params}: ${language}: ${node.prop}`);
      }
    }
  });
  expect(said).toContain('utilities: ar: letter-spacing');
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
});

// Chromium ignores the whole rule.
test('no rule asks for several languages at once', () => {
  const selectors: string[] = [];
  postcss.parse(css).walkRules(/:lang/, ({ selector }) => {
    selectors.push(selector);
  });
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((selector) => /:lang\([^)]*,/.test(selector))).toEqual([]);
});

/** Languages with styles of their own, each from another group. */
const groups = ['ar', 'he', 'hi', 'th', 'el', 'ja', 'ko', 'bn'];

test.each([
  ['<html lang="en"><h1>Words</h1><em>Words</em>', [], false],
  ['<html lang="fr"><h1>Mots</h1><a lang="el">x</a>', ['el'], false],
  ['<html lang="ko"><h1>x</h1><em>x</em>', ['ko'], true],
  ['<html lang="bn"><h1>x</h1>', ['bn'], false],
  ['<html lang="th"><h1>x</h1>', ['th'], false],
])('%s has rules for the scripts of %j', (page, languages, emphasis) => {
  const style = `<style data-href="/styles.css" data-identity="gatsby-global-css">${css}</style>`;
  const left = createStylePruner()(`${style}${page}`);
  const named = new Set(left.match(/:lang\([^)]*\)/g)?.flatMap((list) => list.match(/[a-z]+/g)?.slice(1) ?? []));
  expect(groups.filter((language) => named.has(language))).toEqual(languages);
  expect(left.includes('&:is(em')).toBe(emphasis);
});
