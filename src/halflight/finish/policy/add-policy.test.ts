import { policyPass } from './add-policy';
import { toSitePolicy } from './to-policy';

const page = (head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title>${head}</head><body><div id="___gatsby"></div></body></html>`;
const pass = (search = false) => policyPass(toSitePolicy([], { search }));

test('the policy stands before all that it checks, and behind the encoding', () => {
  const html = pass().run(page('<script>a()</script>'), '/');
  expect(html).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+"\/><title>/,
  );
});

test('done twice it changes nothing, and a page whose site allows something else is gone through again', () => {
  const once = pass().run(page(), '/');
  expect(pass().run(once, '/')).toBe(once);
  const other = pass(true);
  expect(other.inputOf?.('/')).not.toBe(pass().inputOf?.('/'));
  expect(other.run(once, '/').match(/http-equiv/g)).toHaveLength(1);
});

test('a page of another make stays as it is', () => {
  const html = '<!doctype html><meta charset="utf-8"><p>Words</p>';
  expect(pass().run(html, '/a.html')).toBe(html);
});
