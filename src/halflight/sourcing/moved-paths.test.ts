import { enterFolder } from '../testing/temporary-folder';
import { findMoved, keepMoves } from './moved-paths';
import { addressOf } from '../gatsby/resolvers/addresses';
import type { Resolving } from './resolving';

beforeEach(() => {
  enterFolder();
  keepMoves(
    new Map([
      ['/old/', { to: '/posts/b/', entry: 'entry:posts/b.md' }],
      ['/über.html', { to: '/posts/b/', entry: 'entry:posts/b.md' }],
      ['/part/', { to: '/about/#part' }],
    ]),
  );
});

/** A site with one post, whose slug may have changed since the moves were stored. */
const resolving = (slug: string) => {
  const asked: string[] = [];
  const getNodeById = ({ id }: { id: string }) => {
    asked.push(id);
    return id === 'entry:posts/b.md' ? { id, collection: 'post', slug, hasBody: true } : null;
  };
  return { asked, context: { nodeModel: { getNodeById } } as unknown as Resolving['context'] };
};

test.each([
  ['/old/', '/posts/b/'],
  ['/old/index.html', '/posts/b/'],
  ['/old?x=1#there', '/posts/b/?x=1#there'],
  ['/%C3%BCber.html', '/posts/b/'],
  ['/part/', '/about/#part'],
  ['/posts', '/posts/'],
  ['/%zz', '/%zz/'],
])('a link to %s leads to %s', (target, address) => {
  expect(addressOf(target, resolving('b'))).toBe(address);
});

test('the page itself is looked up, so that a query runs again when it moves once more', () => {
  const moved = resolving('c');
  expect(addressOf('/old/#x', moved)).toBe('/posts/c/#x');
  expect(moved.asked).toContain('entry:posts/b.md');
});

test('newly stored moves replace the old ones, and without a file nothing has moved', () => {
  keepMoves(new Map([['/other/', { to: '/posts/long-name/' }]]));
  expect(findMoved('/other')).toEqual({ to: '/posts/long-name/' });
  expect(findMoved('/old/')).toBeUndefined();
  enterFolder();
  expect(findMoved('/other')).toBeUndefined();
});
