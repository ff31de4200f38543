import { constraintsOf, fieldNames, readMessage } from './message';

const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };

test('a message comes back trimmed, without what was left empty or is not ours', () => {
  expect(readMessage({ ...whole, name: ' Ada ', subject: ' \u200B', homepage: 'x' })).toEqual({ message: whole });
});

test.each<[name: string, value: string, mistake: string | undefined]>([
  ['name', '', 'missing'],
  ['name', ' ', 'missing'],
  ['name', '\u200B\u2060', 'missing'],
  ['name', '\u202E\u3164\u2800', 'missing'],
  ['name', 'مریم\u200Cالسادات', undefined],
  ['message', '\u200B'.repeat(20), 'missing'],
  ['name', 'a'.repeat(81), 'tooLong'],
  ['name', 'Ada\nBcc: all@example.org', 'notOneLine'],
  ['name', 'Ada\u2028', undefined],
  ['email', 'ada', 'notAnAddress'],
  ['email', 'ada@example.org\nBcc: all@example.org', 'notAnAddress'],
  ['email', `${'a'.repeat(250)}@example.org`, 'tooLong'],
  ['message', 'Hello', 'tooShort'],
  ['message', `a${'\r\n'.repeat(4998)}b`, undefined],
  ['message', 'a'.repeat(5001), 'tooLong'],
  ['subject', 's'.repeat(121), 'tooLong'],
  ['phone', '\u0000', 'notOneLine'],
])('%s, case %#', (name, value, mistake: string | undefined) => {
  const read = readMessage({ ...whole, [name]: value });
  expect('mistakes' in read ? read.mistakes : {}).toEqual(mistake ? { [name]: mistake } : {});
});

test('every mistake is told at once', () => {
  expect(readMessage({})).toEqual({ mistakes: { name: 'missing', email: 'missing', message: 'missing' } });
});

test('the constraints of HTML come from the schema', () => {
  expect(Object.fromEntries(fieldNames.map((name) => [name, constraintsOf(name)]))).toEqual({
    name: { type: 'text', autoComplete: 'name', required: true, maxLength: 80 },
    email: { type: 'email', autoComplete: 'email', required: true, maxLength: 254 },
    organization: { type: 'text', autoComplete: 'organization', required: false, maxLength: 120 },
    phone: { type: 'tel', autoComplete: 'tel', required: false, maxLength: 120 },
    topic: { type: 'text', required: false, maxLength: 120 },
    subject: { type: 'text', required: false, maxLength: 120 },
    message: { type: 'textarea', required: true, minLength: 10, maxLength: 5000 },
  });
});
