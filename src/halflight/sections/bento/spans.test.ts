import { BENTO_CELLS } from '../../limits';
import { spansOf } from './spans';

test.each(Array.from({ length: BENTO_CELLS }, (_, index) => index + 1))('%i cells fill their rows', (count) => {
  const spans = spansOf(count);
  expect(spans).toHaveLength(count);
  let taken = 0;
  for (const span of spans) {
    taken += span;
    expect(taken).toBeLessThanOrEqual(3);
    if (taken === 3) taken = 0;
  }
  expect(taken).toBe(0);
});
