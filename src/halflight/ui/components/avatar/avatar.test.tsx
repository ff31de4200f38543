/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { shownImage } from '../../../testing/site';
import { Avatar, toInitials } from './avatar';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Mary Fairfax Somerville', 'MS'],
  ['Plato', 'P'],
  ['  Ada   King  ', 'AK'],
  ['李 明', '李明'],
  ['👩‍🚀 Example', '👩‍🚀E'],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(toInitials(name)).toBe(expected);
});

test('a portrait that adds nothing to the name beside it is hidden from screen readers', () => {
  for (const image of [shownImage(''), undefined]) {
    const { container } = render(<Avatar name="Ada" image={image} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  }
});
