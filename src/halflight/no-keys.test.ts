import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Halflight ships no ids or keys of anybody: a site made with it would report to their owner, or be mistaken for theirs. This checks every file in
 * git that is published or copied; tests and their fixtures are only checked for secrets.
 */

const ids: Record<string, RegExp> = {
  'a code that proves to a search engine whose site it is':
    /(?:google-site-verification|msvalidate\.01|yandex-verification)["']?\s*(?:content\s*)?[=:]\s*["']?[\w-]{16,}/i,
  'Google Analytics': /\b(?:G-[A-Z\d]{10}|UA-\d{5,}-\d+|GTM-[A-Z\d]{6,})\b/,
  'a repository and a category of giscus': /\b(?:R_kgDO[\w-]{6}|DIC_kwDO[\w-]{6,})/,
  'a key of Web3Forms or Umami': /["'= :][\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/i,
  'a form of Formspree or Basin': /(?:formspree\.io\/f|usebasin\.com\/f)\/(?!your-|abc|x{3})[a-z\d]{8,}/,
  'a site of Turnstile': /\b0x4AAAA(?!A{8})[\w-]{14,}/,
};

const secrets: Record<string, RegExp> = {
  'a token of GitHub': /\bgh[opsu]_[A-Za-z\d]{36}\b|\bgithub_pat_\w{40,}/,
  'a key of Amazon': /\bAKIA[A-Z\d]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z\d+/]{20}/,
  'a token of npm': /\bnpm_[A-Za-z\d]{36}\b/,
};

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
const isRead = (file: string) =>
  /\.(?:md|tsx?|mjs|js|json|ya?ml|toml|css|svg|txt|html|conf)$|(?:^|\/)_(?:headers|redirects)$/.test(file);
const isOfTests = (file: string) => /^e2e\/|\.test\.tsx?$|^package-lock\.json$/.test(file);

const findIn = (some: readonly string[], patterns: Record<string, RegExp>) =>
  some.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(patterns).flatMap(([what, pattern]) => {
      const found = pattern.exec(text);
      return found ? [`${file} has ${what}: ${found[0]}`] : [];
    });
  });

test('published files carry nobody’s ids', () => {
  expect(
    findIn(
      files.filter((file) => isRead(file) && !isOfTests(file)),
      ids,
    ),
  ).toEqual([]);
});

test('no file contains a secret', () => {
  expect(findIn(files.filter(isRead), secrets)).toEqual([]);
});
