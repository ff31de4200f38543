import { analyticsPass } from './add-analytics';

const url = 'https://example.org';
const html = '<html><body><p>Words</p></body></html>';
const plausible = analyticsPass({ url, analytics: { service: 'plausible' } });

test('a page carries what counts its visits, once', () => {
  const once = plausible.run(html, '/posts/');
  expect(once).toMatch(
    /<p>Words<\/p><script class="_analytics" data-src="https:\/\/plausible\.io\/js\/script\.js" data-domain="example\.org">[^<]+<\/script><\/body>/,
  );
  expect(plausible.run(once, '/posts/')).toBe(once);
});

test('what a text says of the end of a page is not taken for it', () => {
  const quoting = '<html><body><p title="</body>">Words</p></body></html>';
  expect(plausible.run(quoting, '/')).toMatch(/^<html><body><p title="<\/body>">Words<\/p><script /);
});

test('what a service is to know may hold quotation marks', () => {
  const cloudflare = analyticsPass({ url, analytics: { service: 'cloudflare', id: 'abc' } });
  expect(cloudflare.run(html, '/')).toContain(
    'data-cf-beacon="{&quot;token&quot;:&quot;abc&quot;,&quot;spa&quot;:true}"',
  );
});

test('pages that stand in for others are not counted', () => {
  expect(plausible.run(html, '/404.html')).toBe(html);
});

test('nothing is left of it when it is switched off', () => {
  const off = analyticsPass({ url });
  expect(off.inputOf?.('/')).not.toBe(plausible.inputOf?.('/'));
  expect(off.run(plausible.run(html, '/'), '/')).toBe(html);
});
