/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shownImage } from '../../../testing/site';
import { Picture } from './picture';

const image = shownImage('The mill');

test('keeps the focal point in view', () => {
  render(<Picture {...image} focus="50% 20%" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '50% 20%' });
});
