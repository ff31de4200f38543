import { analyticsPass } from './add-analytics';

const url = 'https://example.org';
const html = '<html><body><p>Words</p></body></html>';
const plausible = analyticsPass({ url, analytics: { service: 'plausible' } });

test('a closing body tag in a text is not mistaken for the end of the page', () => {
  const quoting = '<html><body><p title="</body>">Words</p></body></html>';
  expect(plausible.run(quoting, '/')).toMatch(/^<html><body><p title="<\/body>">Words<\/p><script /);
});

test('the settings of a service may contain quotation marks', () => {
  const cloudflare = analyticsPass({ url, analytics: { service: 'cloudflare', id: 'abc' } });
  expect(cloudflare.run(html, '/')).toContain(
    'data-cf-beacon="{&quot;token&quot;:&quot;abc&quot;,&quot;spa&quot;:true}"',
  );
});

test('nothing is left of it once it is switched off', () => {
  const off = analyticsPass({ url });
  expect(off.inputOf?.('/')).not.toBe(plausible.inputOf?.('/'));
  expect(off.run(plausible.run(html, '/'), '/')).toBe(html);
});
