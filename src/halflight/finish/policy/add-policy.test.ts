import { policyPass } from './add-policy';
import { toSitePolicy } from './to-policy';

const page = (head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title>${head}</head><body><div id="___gatsby"></div></body></html>`;
const pass = (search = false) => policyPass(toSitePolicy([], { search }));

test('the policy comes before everything it checks, and after the encoding', () => {
  const html = pass().run(page('<script>a()</script>'), '/');
  expect(html).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+"\/><title>/,
  );
});

test('run twice, it changes nothing; if the site’s policy changes, pages are processed again', () => {
  const once = pass().run(page(), '/');
  expect(pass().run(once, '/')).toBe(once);
  const other = pass(true);
  expect(other.inputOf?.('/')).not.toBe(pass().inputOf?.('/'));
  expect(other.run(once, '/').match(/http-equiv/g)).toHaveLength(1);
});

test('a page that is not ours is unchanged', () => {
  const html = '<!doctype html><meta charset="utf-8"><p>Words</p>';
  expect(pass().run(html, '/a.html')).toBe(html);
});
