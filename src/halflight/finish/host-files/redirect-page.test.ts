import { en } from '../../words/en';
import { toRedirectPage } from './redirect-page';

test('a page that moves on says where to, in escapes, and has nothing that a policy would have to allow', () => {
  const canonical = 'https://example.org/site/posts/a/';
  const page = toRedirectPage({ to: '/site/posts/a/#b"c', canonical, language: 'en', words: en });
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/site/posts/a/#b&#x22;c">');
  expect(page).toContain('<a href="/site/posts/a/#b&#x22;c">https://example.org/site/posts/a/</a>');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/<script|<style|style=|\son\w+=/);
});
