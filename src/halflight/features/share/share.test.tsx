/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Share } from './share';

const page = { url: 'https://example.org/posts/a/', title: 'Note A' };

test('is plain links, in the order that the site gives', () => {
  const { container } = renderInSite(<Share {...page} targets={['bluesky', 'mail']} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bluesky', 'E-mail']);
  expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
    'href',
    'mailto:?subject=Note%20A&body=https%3A%2F%2Fexample.org%2Fposts%2Fa%2F',
  );
  expect(container.querySelector('script, iframe, img, button')).toBeNull();
});

test('a site that names none has none', () => {
  const { container } = renderInSite(<Share {...page} targets={[]} />);
  expect(container).toBeEmptyDOMElement();
});
