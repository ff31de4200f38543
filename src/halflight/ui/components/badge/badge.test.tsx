/** @jest-environment jsdom */
import type { Badges } from '../site-context/site-context';
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
  [undefined, ''],
])('for %s it says: %s', (id, said) => {
  expect(renderInSite(<Badge of={id} />, { badges }).container.textContent.trim()).toBe(said);
});

test('it is separated from the words before it', () => {
  const { container } = renderInSite(
    <p>
      today
      <Badge of="a" />
    </p>,
    { badges },
  );
  expect(container.textContent).toBe('today Draft');
});
