/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { shownImage } from '../../../testing/site';
import { Avatar, toInitials } from './avatar';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Mary Fairfax Somerville', 'MS'],
  ['Plato', 'P'],
  ['  Ada   King  ', 'AK'],
  ['Édouard Ångström', 'ÉÅ'],
  ['李 明', '李明'],
  ['👩‍🚀 Example', '👩‍🚀E'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(toInitials(name)).toBe(expected);
});

test('a portrait that says what it shows is there for everybody', () => {
  render(<Avatar name="Ada" image={shownImage('Ada at her desk')} />);
  expect(screen.getByRole('img', { name: 'Ada at her desk' })).toBeTruthy();
});

test.each([[shownImage('')], [undefined], [null]])(
  'one that adds nothing to the name beside it is passed over',
  (image) => {
    const { container } = render(<Avatar name="Ada" image={image} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  },
);
