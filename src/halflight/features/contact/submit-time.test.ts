import { FILL_TIME } from '../../limits';
import { restOf, startOf } from './submit-time';

test.each([
  ['blank when the script came, a second ago', 'blank', 1000, FILL_TIME - 1000],
  ['blank when the script came, long ago', 'blank', 60_000, 0],
  ['filled while the script was on its way', 'filled', 0, 0],
  ['restored from before', 'restored', 0, 0],
] as const)('a form that was %s', (_, form, later, rest) => {
  const now = 20_000;
  expect(restOf(now + later - startOf(form, now))).toBe(rest);
});
