import { context } from '../testing/markdown';
import { patterns } from '../testing/patterns';
import { renderBody } from './render';
import { readFacts } from './text-facts';

// All patterns at full length take minutes.
jest.setTimeout(1_800_000);

/** `npm test -- --all` sets `EVERY=1`, which tries each pattern at the length of a post; otherwise every tenth is tried at a quarter of that. */
const isWhole = process.env.EVERY === '1';
const LENGTH = isWhole ? 12_000 : 3000;
const tried = isWhole ? patterns : patterns.filter((_, index) => index % 10 === 0);

/** A text of four times the length may take this many times as long: four times in linear time, sixteen times in quadratic time. */
const GROWTH = 8;

/** How often a pattern is measured again: other programs and the garbage collector can only make a measurement longer. */
const REPEATS = 5;

/** CPU time in milliseconds until a text is rejected or rendered. */
async function timeOf(markdown: string): Promise<number> {
  const begun = process.cpuUsage();
  const { mistakes } = readFacts(markdown, { math: true });
  if (mistakes.every(({ kind }) => kind !== 'too-much')) await renderBody(markdown, { ...context, math: true });
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

test('any repetition is rejected, or rendered in a time that grows with its length, not with the square of it', async () => {
  const everything = '# A\n\n```js\na\n```\n\n$a$\n\n```mermaid\ngraph TD\nA-->B\n```\n\n```chart\na,b\nx,1\n```\n';
  await timeOf(everything);
  const slow: string[] = [];
  for (const { name, text } of tried) {
    let [short, long] = [Infinity, Infinity];
    for (let count = 0; count === 0 || (count < REPEATS && long > GROWTH * short); count += 1) {
      short = Math.min(short, await timeOf(text(LENGTH / 4)));
      long = Math.min(long, await timeOf(text(LENGTH)));
    }
    if (long > GROWTH * short) slow.push(`${name}: ${Math.round(short)} ms, ${Math.round(long)} ms`);
  }
  expect(slow).toEqual([]);
});
