import { addSalt } from './add-salt';

test.each([
  ['---\ntitle: A\n---\nText\n---\n', '---\ntitle: A\npasswords:\n  - name: acme\n    salt: S\n---\nText\n---\n'],
  [
    '---\r\npasswords:\r\n- name: a\r\n  salt: T\r\ntitle: A\r\n---\r\n',
    '---\r\npasswords:\r\n- name: a\r\n  salt: T\r\n- name: acme\r\n  salt: S\r\ntitle: A\r\n---\r\n',
  ],
])('a salt is added, and nothing else changes: %j', (before, after) => {
  expect(addSalt(before, 'acme', 'S')).toBe(after);
});

test('what only a person can add to is said', () => {
  expect(() => addSalt('---\npasswords: [{ name: a, salt: T }]\n---\n', 'acme', 'S')).toThrow(
    '{ name: acme, salt: S }',
  );
});
