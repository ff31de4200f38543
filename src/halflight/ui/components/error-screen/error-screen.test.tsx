/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { en } from '../../words/en';
import { renderInSite } from '../../../testing/site';
import { toLists } from '../site-context/lists';
import { ErrorScreen } from './error-screen';

const lists = toLists(en, { posts: { title: 'Notes', path: '/notes/' }, projects: { title: 'Work', path: '/work/' } });

test('says what went wrong, and offers the way home and the lists', () => {
  renderInSite(
    <ErrorScreen
      status="404"
      title="This page could not be found"
      text="This page could not be found."
      help="Go on from:"
      lists={[lists.posts, lists.projects]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeTruthy();
  expect(screen.getByText('This page could not be found.')).toBeTruthy();
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to the home page', '/'],
    ['Notes', '/notes/'],
    ['Work', '/work/'],
  ]);
});

test('has a digest to send where there is one', () => {
  renderInSite(<ErrorScreen title="Broken" help="Send this:" digest="0badcafe" />);
  expect(screen.getByText('0badcafe').tagName).toBe('CODE');
});

test('has none where there is none', () => {
  const { container } = renderInSite(<ErrorScreen title="Broken" help="Sorry." />);
  expect(container.querySelector('code')).toBeNull();
});
