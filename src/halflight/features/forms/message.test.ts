import type { FormField } from './form-field';
import { contactFields, readMessage } from './message';

const contact = contactFields();

const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };

test('a message is trimmed, without empty optional fields and unknown ones', () => {
  expect(readMessage(contact, { ...whole, name: ' Ada ', subject: ' \u200B', homepage: 'x' })).toEqual({
    message: whole,
  });
});

test.each<[name: string, value: string, mistake: string | undefined]>([
  ['name', '', 'missing'],
  ['name', '\u202E\u3164\u2800', 'missing'],
  ['name', 'مریم\u200Cالسادات', undefined],
  ['message', '\u200B'.repeat(20), 'missing'],
  ['name', 'a'.repeat(81), 'tooLong'],
  ['name', 'Ada\nBcc: all@example.org', 'notOneLine'],
  ['name', 'Ada\u2028', undefined],
  ['email', 'ada', 'notAnAddress'],
  ['email', 'ada@example.org\nBcc: all@example.org', 'notAnAddress'],
  ['message', 'Hello', 'tooShort'],
  ['message', `a${'\r\n'.repeat(4998)}b`, undefined],
])('%s, case %#', (name, value, mistake: string | undefined) => {
  const read = readMessage(contact, { ...whole, [name]: value });
  expect('mistakes' in read ? read.mistakes : {}).toEqual(mistake ? { [name]: mistake } : {});
});

test('all errors are reported at once', () => {
  expect(readMessage(contact, {})).toEqual({ mistakes: { name: 'missing', email: 'missing', message: 'missing' } });
});

const guests: FormField = { name: 'x', kind: 'number', min: 1, max: 4 };
const menu: FormField = { name: 'x', kind: 'choice', options: ['Fish', 'Tofu'] };

test.each<[field: Partial<FormField>, value: string, expected: string]>([
  [guests, ' 4 ', 'is 4'],
  [guests, 'four', 'notANumber'],
  [guests, '1.5', 'notWhole'],
  [{ ...guests, fraction: true }, '1.5', 'is 1.5'],
  [guests, '0', 'tooLow'],
  [guests, '5', 'tooHigh'],
  [{ kind: 'day' }, '2026-02-28', 'is 2026-02-28'],
  [{ kind: 'day' }, '2026-02-30', 'notADay'],
  [{ kind: 'url' }, 'https://example.org', 'is https://example.org'],
  [{ kind: 'url' }, 'javascript:alert(1)', 'notAUrl'],
  [menu, 'Fish', 'is Fish'],
  [menu, 'Stones', 'notAnOption'],
  [{ ...menu, list: true }, 'Fish\r\nTofu', 'is Fish\nTofu'],
  [{ ...menu, list: true }, 'Fish\nStones', 'notAnOption'],
  [{ kind: 'email', list: true }, 'ada@example.org\n\nmary@example.org', 'is ada@example.org\nmary@example.org'],
  [{ kind: 'text', list: true }, 'a\n'.repeat(2501), 'tooLong'],
  [{ kind: 'text', pattern: '\\d{4}' }, '1815', 'is 1815'],
  // As in HTML, the whole text has to match.
  [{ kind: 'text', pattern: '\\d{4}' }, 'in 1815', 'notMatching'],
  [{ kind: 'flag' }, 'yes', 'is yes'],
  [{ kind: 'flag' }, 'no', 'notAnOption'],
  [{ kind: 'flag' }, '', 'missing'],
])('of %j, %j %s', (field, value, expected) => {
  const read = readMessage([{ name: 'x', kind: 'text', ...field }], { x: value });
  expect('mistakes' in read ? read.mistakes.x : `is ${read.message.x}`).toBe(expected);
});
