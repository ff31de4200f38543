import { speakerOf } from './words';

test.each([
  ['en', 1, 'in 1 second.'],
  ['en', 2, 'in 2 seconds.'],
  ['de', 1, 'in 1 Sekunde '],
  ['pl', 5, '5 sekund'],
])('in %s, a wait of %d is said in the right form', (language, seconds, expected) => {
  expect(speakerOf(language).say('tooManyMessages', { seconds })).toContain(expected);
});
