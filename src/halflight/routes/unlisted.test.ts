import { post } from '../testing/routes';
import { withoutLists } from './unlisted';

test('an unlisted entry is shown without tags and series, and not indexed', () => {
  const values = { summary: 'Short.', tags: ['x'], series: 'S', order: 1, featured: true, unlisted: true };
  expect(withoutLists(post('a', '2026-01-01', values)).values).toEqual({
    title: 'a',
    date: '2026-01-01',
    summary: 'Short.',
    unlisted: true,
    noindex: true,
  });
});
