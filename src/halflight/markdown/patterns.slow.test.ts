import { context } from '../testing/markdown';
import { patterns } from '../testing/patterns';
import { renderBody } from './render';
import { readFacts } from './text-facts';

// All patterns at full length take minutes.
jest.setTimeout(1_800_000);

/** `npm test -- --all` sets `EVERY=1`, and tries each pattern at the length of a long post; otherwise every tenth is tried at a tenth of it. */
const isWhole = process.env.EVERY === '1';
const LENGTH = isWhole ? 30_000 : 3000;
const tried = isWhole ? patterns : patterns.filter((_, index) => index % 10 === 0);

/** Prose with a little of everything, whose time is the baseline. */
const prose = (length: number) =>
  'The *mill* turns, and the [store](#a) keeps what it `made`; a card says which wheel is next.\n\n'
    .repeat(Math.ceil(length / 95))
    .slice(0, length);

/** How many times as long as prose a pattern may take, plus some milliseconds: a diagram takes as long whatever the text's length. */
const SLOWER = 15;
const MOMENT = 2000;

/** CPU time in milliseconds until a text is rejected or rendered. */
async function timeOf(markdown: string): Promise<number> {
  const begun = process.cpuUsage();
  const { mistakes } = readFacts(markdown, { math: true });
  if (mistakes.every(({ kind }) => kind !== 'too-much')) await renderBody(markdown, { ...context, math: true });
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

test('whatever repeats itself is refused or rendered in a bounded multiple of the time that prose takes', async () => {
  const everything = '# A\n\n```js\na\n```\n\n$a$\n\n```mermaid\ngraph TD\nA-->B\n```\n';
  await timeOf(everything);
  await timeOf(prose(LENGTH));
  let usual = await timeOf(prose(LENGTH));
  const slow: string[] = [];
  for (const { name, text } of tried) {
    let time = await timeOf(text(LENGTH));
    if (time > MOMENT + SLOWER * usual) {
      // The machine may have been busier than when the prose was timed, minutes ago: both are timed again, one right after the other.
      usual = await timeOf(prose(LENGTH));
      time = await timeOf(text(LENGTH));
    }
    if (time > MOMENT + SLOWER * usual) slow.push(`${name}: ${Math.round(time)} ms, prose ${Math.round(usual)} ms`);
  }
  expect(slow).toEqual([]);
});
