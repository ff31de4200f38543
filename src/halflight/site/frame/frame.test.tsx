/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '../../testing/site';
import { Frame } from './frame';

test('a heading may have any text: its id never clashes with one of the frame', () => {
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

test.each([
  ['Ada', '1.7'],
  ['解析機関', '4.0'],
  ['Erdo\u0308s', '2.9'],
  ['A name of more letters than a line of them', undefined],
])('the stylesheet draws %s at the end as wide as possible, if that is large', (title, letters) => {
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
