/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shownImage } from '../../../testing/site';
import { Picture } from './picture';

const image = shownImage('The mill');

test('comes in AVIF and a format for everybody, with width and height', () => {
  const { container } = render(<Picture {...image} sizes="50vw" />);
  const source = container.querySelector('picture > source');
  expect(source?.getAttribute('type')).toBe('image/avif');
  expect(source?.getAttribute('sizes')).toBe('50vw');
  const img = screen.getByRole('img', { name: 'The mill' });
  for (const [name, value] of Object.entries({ src: '/static/a.jpg', sizes: '50vw', width: '1200', height: '800' })) {
    expect(img.getAttribute(name)).toBe(value);
  }
});

test('without sizes of its own has those of the image', () => {
  render(<Picture {...image} />);
  expect(screen.getByRole('img').getAttribute('sizes')).toBe('100vw');
});

test('a drawing has one file', () => {
  const drawing = { width: 10, height: 10, layout: 'constrained', images: { fallback: { src: '/a.svg' } } } as const;
  const { container } = render(<Picture alt="" image={drawing} sizes="50vw" />);
  expect(container.querySelector('source')).toBeNull();
  expect(container.querySelector('img')?.hasAttribute('srcset')).toBe(false);
  expect(container.querySelector('img')?.hasAttribute('sizes')).toBe(false);
});

test('keeps in view what matters', () => {
  render(<Picture {...image} focus="50% 20%" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '50% 20%' });
});

test('a decorative one is nothing to screen readers', () => {
  render(<Picture {...image} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('presentation')).toBeTruthy();
});

test('one for each theme is never asked for before it is seen', () => {
  const { container } = render(
    <Picture {...image} image={{ ...image.image, dark: shownImage('').image }} eager className="a" />,
  );
  expect([...container.querySelectorAll('picture')].map(({ className }) => className)).toEqual([
    'a in-light',
    'a in-dark',
  ]);
  for (const img of screen.getAllByRole('img', { name: 'The mill' })) expect(img.getAttribute('loading')).toBe('lazy');
});
