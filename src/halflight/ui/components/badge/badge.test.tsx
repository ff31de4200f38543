/** @jest-environment jsdom */
import type { Badges } from '../../../routes/unpublished';
import { renderInSite } from '../../../testing/site';
import { Badge } from './badge';

const badges: Badges = {
  a: { why: 'draft' },
  b: { why: 'later', day: '2027-01-02' },
  c: { why: 'expired', day: '2026-03' },
};

test.each([
  ['a', 'Draft'],
  ['b', 'From 2 January 2027'],
  ['c', 'Expired March 2026'],
  ['d', ''],
  [undefined, ''],
])('of %s it says: %s', (id, said) => {
  expect(renderInSite(<Badge of={id} />, { badges }).container.textContent.trim()).toBe(said);
});

test('it does not stick to the words before it', () => {
  const { container } = renderInSite(
    <p>
      today
      <Badge of="a" />
    </p>,
    { badges },
  );
  expect(container.textContent).toBe('today Draft');
});

test('where nothing is held back there is none', () => {
  expect(renderInSite(<Badge of="a" />).container.innerHTML).toBe('');
});
