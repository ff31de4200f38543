/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ShownImage } from '../../../fields/images';
import { PictureRows } from './picture-rows';

/** A picture of a given size, if it is known, in a file of a given name; a square, unless its height is given. */
function pictureOf(width: number | undefined, src: string, height = width): ShownImage {
  const size = width === undefined || height === undefined ? {} : { width, height };
  return { alt: 'A mill', image: { layout: 'constrained', ...size, images: { fallback: { src } } } };
}

test.each([
  ['small', 50, '/a.png', '75px'],
  ['as wide as any row', 1100, '/a.jpg', ''],
])('a picture that is %s, %j px in %s, is no wider than %j', (_, width, src, most) => {
  render(<PictureRows pictures={[pictureOf(width, src)]} />);
  expect(screen.getByRole('listitem').style.getPropertyValue('--most')).toBe(most);
});

test('the rounded widths of a row fit into it, so that its last picture does not wrap', () => {
  const sizes = [
    [1200, 1200],
    [1600, 1067],
    [1600, 1067],
  ];
  render(<PictureRows pictures={sizes.map(([width, height]) => pictureOf(width, '/a.jpg', height))} />);
  const shares = screen.getAllByRole('listitem').map(({ style }) => Number(style.getPropertyValue('--share')));
  const sum = shares.reduce((total, share) => total + share, 0);
  expect(sum).toBeLessThanOrEqual(1);
  expect(sum).toBeGreaterThan(0.9999);
});
