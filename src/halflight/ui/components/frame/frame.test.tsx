/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { en } from '../../words/en';
import { renderInSite } from '../../../testing/site';
import { Frame } from './frame';

const links = [
  { label: 'Imprint', to: '/imprint/' },
  { label: 'Source', url: 'https://example.org/source' },
];
const person = { name: 'Ada', social: [{ url: 'https://github.com/ada' }] };

test('the first link leads past the header to the content', () => {
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={[{ label: 'Posts', to: '/posts/' }]} footer={{ links: [] }}>
      <p>Words</p>
    </Frame>,
  );
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  const main = screen.getByRole('main');
  expect(first?.getAttribute('href')).toBe(`#${main.id}`);
  expect(main.getAttribute('tabindex')).toBe('-1');
  expect(main.textContent).toBe('Words');
});

test('a heading of the page may have any name: no id of the frame is in its way', () => {
  const navigation = [{ label: 'Posts', to: '/posts/' }];
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={navigation} footer={{ links: [] }}>
      {null}
    </Frame>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['_content', '_menu']));
  expect(ids.filter((id) => !id.startsWith('_'))).toEqual([]);
});

test('the footer has the author’s words, links and social links', () => {
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={[]} footer={{ text: '<p>Set in <em>Geist</em>.</p>', links }}>
      {null}
    </Frame>,
    { title: 'Ada', person },
  );
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText('Geist').tagName).toBe('EM');
  const navigation = within(footer).getByRole('navigation', { name: 'Footer' });
  expect(within(navigation).getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe('/imprint/');
  expect(within(navigation).getByRole('link', { name: 'Source' }).getAttribute('href')).toBe(
    'https://example.org/source',
  );
  expect(within(footer).getByRole('list', { name: 'Elsewhere' })).toBeTruthy();
  expect(within(footer).getByRole('link', { name: 'GitHub' })).toBeTruthy();
});

test('a footer with nothing to say has no empty lists', () => {
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={[]} footer={{ links: [] }}>
      {null}
    </Frame>,
  );
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).queryByRole('list')).toBeNull();
  expect(within(footer).queryByRole('navigation')).toBeNull();
});

test.each([
  ['Ada', '1.7'],
  ['解析機関', '4.0'],
  ['Erdo\u0308s', '2.9'],
  ['A name of more letters than a line of them', undefined],
])('the style sheet draws %s at the end as wide as there is room, where that is large', (title, letters) => {
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={[]} footer={{ links: [] }}>
      {null}
    </Frame>,
    { title },
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer.dataset.name).toBe(letters && title);
  expect(footer.style.getPropertyValue('--letters')).toBe(letters ?? '');
});

test('the footer leads to the feed, if the site has one', () => {
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={[]} footer={{ links: [] }}>
      {null}
    </Frame>,
    { feed: '/feed.xml' },
  );
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Feed' }).getAttribute('href')).toBe('/feed.xml');
});

test('the words of the interface are the site’s', () => {
  renderInSite(
    <Frame mark="/icon.svg" path="/" navigation={[{ label: 'Texte', to: '/posts/' }]} footer={{ links: [] }}>
      {null}
    </Frame>,
    { words: { ...en, skipToContent: 'Zum Inhalt', mainNavigation: 'Hauptmenü' } },
  );
  expect(screen.getByRole('link', { name: 'Zum Inhalt' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Hauptmenü' })).toBeTruthy();
});
