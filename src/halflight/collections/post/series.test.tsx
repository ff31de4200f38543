/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Series } from './series';

const parts = ['a', 'b', 'c'].map((id) => ({ id, title: `Note ${id}`, path: `/posts/${id}/` }));

test('says which part this is, and leads to the others', () => {
  const { container } = renderInSite(<Series name="The Notes" parts={parts} current="b" />);
  expect(screen.getByText('The Notes, part 2 of 3')).toBeTruthy();
  expect(Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/posts/a/',
    '/posts/c/',
  ]);
  expect(container.querySelector('[aria-current=page]')).toHaveTextContent('Note b');
});

test('a post that is no part of one says nothing', () => {
  const { container } = renderInSite(<Series name="" parts={[]} current="b" />);
  expect(container).toBeEmptyDOMElement();
});
