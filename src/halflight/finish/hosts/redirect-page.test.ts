import { HtmlValidate } from 'html-validate/node';
import { en } from '../../ui/words/en';
import { toRedirectPage } from './redirect-page';

const page = toRedirectPage({
  to: '/site/posts/a/#b"c',
  canonical: 'https://example.org/site/posts/a/',
  language: 'en',
  words: en,
});

test('a page that moves on is valid, says where to, and has nothing that a policy would have to allow', async () => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(page);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/site/posts/a/#b&#x22;c">');
  expect(page).toContain('<a href="/site/posts/a/#b&#x22;c">https://example.org/site/posts/a/</a>');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
});
