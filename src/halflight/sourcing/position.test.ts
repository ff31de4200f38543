import { positionAt, positionsIn, toOffset } from './position';

test.each(['', '\n', 'one line', 'one\n\nthree\n', '\r\nb\r\n'])('each index of %j has its position', (text) => {
  const positionOf = positionsIn(text);
  for (let index = 0; index <= text.length; index += 1) {
    expect(positionOf(index)).toEqual(positionAt(text, index));
    expect(toOffset(text, positionOf(index))).toBe(index);
  }
});
