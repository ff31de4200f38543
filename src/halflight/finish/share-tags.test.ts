import { createShareTags } from './share-tags';

const image = { address: 'https://site.test/prefix/share/a.jpg', alt: 'A "title" & more $& · Site' };
const page = '<html><head><title>A</title></head><body>A</body></html>';
const { run } = createShareTags(new Map([['/a/', image]]));

test('a shared page names its picture', () => {
  const html = run(page, '/a/');
  expect(html).toContain('property="og:image" content="https://site.test/prefix/share/a.jpg">');
  expect(html).toContain('property="og:image:width" content="1200">');
  expect(html).toContain('property="og:image:height" content="630">');
  expect(html).toContain('property="og:image:type" content="image/jpeg">');
  expect(html).toContain('name="twitter:card" content="summary_large_image">');
  expect(html).toContain('content="A &#x22;title&#x22; &#x26; more $&#x26; · Site">');
});

test('done twice it changes nothing more, and a new picture takes the place of the old', () => {
  const once = run(page, '/a/');
  expect(run(once, '/a/')).toBe(once);
  const other = createShareTags(new Map([['/a/', { ...image, address: 'https://site.test/share/b.jpg' }]]));
  const changed = other.run(once, '/a/');
  expect(changed).not.toContain('/share/a.jpg');
  expect(changed).toBe(other.run(page, '/a/'));
});

test('a page without a picture stays as it is, or loses what it had', () => {
  expect(run(page, '/b/')).toBe(page);
  expect(createShareTags(new Map()).run(run(page, '/a/'), '/a/')).toBe(page);
});
