import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreprocessSourceArgs } from 'gatsby';
import { preprocessSource } from './preprocess-source';

/** Whether Gatsby is given the text of a file itself. */
const isParsed = (contents: string): boolean => preprocessSource({ contents } as PreprocessSourceArgs) === undefined;

test.each([
  ["import { graphql } from 'gatsby';\nexport const query = graphql`{ a }`;", true],
  ["import {\n  graphql,\n  type PageProps,\n} from 'gatsby';", true],
  ["import { graphql, useStaticQuery } from 'gatsby';", true],
  ["import {\n  // Gatsby's own\n  graphql,\n} from 'gatsby';", true],
  ["import { Slice } from 'gatsby';", true],
  ['export function Head() {}', true],
  ['export const Head = (): string => 1;', true],
  ['export { Page as default, Head };', true],
  ['export async function config() {}', true],
  ["import { config } from './config';", true],
  ["import { headOf } from './head';\nconst config = headOf({ graphql: 'String' });\nexport const Header = 1;", false],
  ["import type { SliceOf } from './config';\nexport const a = 'Head';", false],
])('Gatsby parses %j: %s', (contents, expected) => {
  expect(isParsed(contents)).toBe(expected);
});

test('of our own files, it parses those with a query and those of a page, and few others', () => {
  const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
    .map((path) => readFileSync(join('src', path), 'utf8'));
  const needed = texts.filter((text) => /^import .*\bgraphql\b.* from 'gatsby'|^export .*\bHead\b/m.test(text));
  expect(needed.length).toBeGreaterThan(10);
  expect(needed.filter((text) => !isParsed(text))).toEqual([]);
  expect(texts.filter(isParsed).length).toBeLessThan(needed.length + 10);
});
