/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ShownImage } from '../../../fields/images';
import { PictureRows } from './picture-rows';

/** A picture of a given width, if it is known, in a file of a given name. */
function pictureOf(width: number | undefined, src: string): ShownImage {
  const size = width === undefined ? {} : { width, height: width };
  return { alt: 'A mill', image: { layout: 'constrained', ...size, images: { fallback: { src } } } };
}

test.each([
  ['small', 50, '/a.png', '75px'],
  ['as wide as any row', 1100, '/a.jpg', ''],
  ['a drawing', 50, '/a.svg', ''],
  ['of unknown size', undefined, 'https://images.example.org/a.jpg', ''],
])('a picture that is %s, %j px in %s, is no wider than %j', (_, width, src, most) => {
  render(<PictureRows pictures={[pictureOf(width, src)]} />);
  expect(screen.getByRole('listitem').style.getPropertyValue('--most')).toBe(most);
});
