/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../testing/site';
import { Pager } from './pager';

const a = { path: '/posts/a/', title: 'Note A' };
const c = { path: '/posts/c/', title: 'Note C' };

test.each([
  [
    'both',
    a,
    c,
    [
      ['prev', '/posts/a/'],
      ['next', '/posts/c/'],
    ],
  ],
  ['only one before', a, null, [['prev', '/posts/a/']]],
  ['only one after', undefined, c, [['next', '/posts/c/']]],
])('with %s leads there', (_, previous, next, expected) => {
  renderInSite(<Pager label="More posts" previous={previous} next={next} />);
  const links = within(screen.getByRole('navigation', { name: 'More posts' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual(expected);
});

test('says which way each leads, and where to', () => {
  renderInSite(<Pager label="More posts" previous={a} next={c} />);
  expect(screen.getByRole('link', { name: /Previous.*Note A/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Next.*Note C/ })).toBeTruthy();
});

test('an only entry has no pager', () => {
  const { container } = renderInSite(<Pager label="More posts" previous={null} next={null} />);
  expect(container).toBeEmptyDOMElement();
});
