import { readMessage } from './message';

const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };

test('a message is trimmed, without empty optional fields and unknown ones', () => {
  expect(readMessage({ ...whole, name: ' Ada ', subject: ' \u200B', homepage: 'x' })).toEqual({ message: whole });
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
  const read = readMessage({ ...whole, [name]: value });
  expect('mistakes' in read ? read.mistakes : {}).toEqual(mistake ? { [name]: mistake } : {});
});

test('all errors are reported at once', () => {
  expect(readMessage({})).toEqual({ mistakes: { name: 'missing', email: 'missing', message: 'missing' } });
});
