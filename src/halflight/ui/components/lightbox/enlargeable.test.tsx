/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite, shownImage } from '../../../testing/site';
import { Enlargeable } from './enlargeable';

test.each([
  ['a decorative one', shownImage('')],
  ['a small one', { ...shownImage('The mill'), image: { ...shownImage('').image, width: 200 } }],
])('%s cannot be enlarged', (_, image) => {
  renderInSite(<Enlargeable {...image} />);
  expect(screen.queryByRole('link')).toBeNull();
});
