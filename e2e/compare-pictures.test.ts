import { average, compare, lenient, strict, type Pixels } from './compare-pictures';

type Colour = readonly [number, number, number];
type Box = readonly [left: number, top: number, width: number, height: number, colour: Colour];

function draw(boxes: readonly Box[], [width, height] = [160, 120], paper: Colour = [247, 250, 254]): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let from = 0; from < data.length; from += 3) data.set(paper, from);
  for (const [left, top, wide, high, colour] of boxes)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) data.set(colour, (y * width + x) * 3);
  return { data, width, height };
}

const blue: Colour = [30, 100, 200];
const button = (left: number, top = 40, colour = blue): Box => [left, top, 50, 20, colour];
const page = draw([button(40)]);

test.each([strict, lenient])('the same is the same', (tolerance) => {
  expect(compare(page, draw([button(40)]), tolerance)).toEqual({ same: true, share: 0 });
});

test.each<[what: string, after: Pixels, strictly: boolean, leniently: boolean]>([
  ['a button that moved by 2 CSS pixels', draw([button(41)]), false, false],
  ['a button that moved by 4 CSS pixels down', draw([button(40, 42)]), false, false],
  ['a button in another colour', draw([button(40, 40, [60, 100, 200])]), false, false],
  ['a line of 2 CSS pixels', draw([button(40), [0, 80, 160, 1, [220, 225, 232]]]), false, true],
  ['another paper', draw([button(40)], [160, 120], [235, 238, 242]), false, false],
  ['a paper that only a colorimeter tells apart', draw([button(40)], [160, 120], [246, 249, 253]), true, true],
  ['a letter that is drawn a little otherwise', draw([button(40), [60, 46, 3, 2, [80, 130, 210]]]), false, true],
  ['a page that is longer', draw([button(40)], [160, 130]), false, false],
  ['a page that is narrower', draw([button(40)], [150, 120]), false, false],
])('%s', (_, after, strictly, leniently) => {
  expect(compare(page, after, strict).same).toBe(strictly);
  expect(compare(page, after, lenient).same).toBe(leniently);
  expect(compare(after, page, strict).same).toBe(strictly);
});

test('the share counts pixels that differ or that only one picture has', () => {
  expect(compare(page, draw([button(40), [0, 0, 16, 12, blue]]), strict).share).toBeCloseTo(0.01);
  expect(compare(page, draw([button(40)], [160, 240]), strict).share).toBeCloseTo(0.5);
});

test('the mean of a square at the edge covers only existing pixels', () => {
  const { data, width, height } = average(draw([], [5, 3], [10, 20, 30]), 2);
  expect([width, height]).toEqual([3, 2]);
  expect([...data]).toEqual(Array.from({ length: 6 }, () => [10, 20, 30]).flat());
});
