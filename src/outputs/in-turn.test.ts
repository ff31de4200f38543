import { setImmediate } from 'node:timers/promises';
import { inTurn } from './in-turn';

test('what is done with one file is done in turn, with others at once, whatever goes wrong', async () => {
  const log: string[] = [];
  const act =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await setImmediate();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = [inTurn('a', act('one', true)), inTurn('a', act('two')), inTurn('b', act('three'))];
  const settled = await Promise.allSettled(all);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.filter((line) => !line.startsWith('three'))).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(log.indexOf('three begins')).toBeLessThan(log.indexOf('one ends'));
});
