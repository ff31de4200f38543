import { toPageDigest } from './page-digest';

test('a digest survives a JSON round trip, and differs after any change', () => {
  const page = { data: { title: 'Notes', tags: ['engine'], cover: null }, pageContext: { id: 'entry:a' } };
  const digest = toPageDigest(page);
  expect(digest).toMatch(/^[\da-f]{1,8}$/);
  expect(toPageDigest(JSON.parse(JSON.stringify({ ...page, serverData: null })) as typeof page)).toBe(digest);
  expect(toPageDigest({ ...page, data: { ...page.data, title: 'notes' } })).not.toBe(digest);
  expect(toPageDigest({ ...page, pageContext: {} })).not.toBe(digest);
  expect(toPageDigest({ pageContext: page.pageContext })).not.toBe(digest);
});
