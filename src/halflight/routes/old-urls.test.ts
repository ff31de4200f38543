import { post } from '../testing/routes';
import { toMoves } from './old-urls';

test('a redirect leads to a file’s page, whatever Unicode form its name has on disk', () => {
  const entry = post('cafe\u0301', '2026-01-01');
  const moves = toMoves([entry], { redirects: [{ from: '/old/', to: 'posts/caf\u00e9.md#there' }] }, [
    { entry: entry.id, path: '/posts/caf\u00e9/' },
  ]);
  expect([...moves]).toEqual([['/old/', '/posts/caf\u00e9/#there']]);
});

test('a redirect to another site leads to its URL', () => {
  const redirects = [{ from: '/shop', to: 'https://shop.test/a b' }];
  expect([...toMoves([], { redirects }, [])]).toEqual([['/shop/', 'https://shop.test/a%20b']]);
});
