import { post } from '../testing/routes';
import { withoutLists } from './unlisted';

test('an entry that is unlisted is drawn without tags and series, and for no search engine', () => {
  const values = { summary: 'Short.', tags: ['x'], series: 'S', order: 1, featured: true, unlisted: true };
  expect(withoutLists(post('a', '2026-01-01', values)).values).toEqual({
    title: 'a',
    date: '2026-01-01',
    summary: 'Short.',
    unlisted: true,
    noindex: true,
  });
});

test('any other is drawn as it is', () => {
  const entry = post('a', '2026-01-01', { tags: ['x'], unlisted: false });
  expect(withoutLists(entry)).toBe(entry);
});
