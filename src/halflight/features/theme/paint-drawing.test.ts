import { toPalette } from './palette';
import { paintDrawing } from './paint-drawing';

const palette = toPalette('teal', 'light');

test.each([
  ['fill="currentColor"', `fill="${palette.disc}"`],
  ['fill="var(--accent)"', `fill="${palette.accent}"`],
  ['style="fill:var( --paper );stroke:var(--line, red)"', `style="fill:${palette.paper};stroke:${palette.line}"`],
  ['fill="var(--mine, rgb(1, 2, 3))"', 'fill="rgb(1, 2, 3)"'],
  ['fill="var(--mine)"', `fill="${palette.disc}"`],
  ['fill="var(--constructor, red)"', 'fill="red"'],
  ['fill="red"', 'fill="red"'],
])('%s', (written, painted) => {
  expect(paintDrawing(`<svg><path ${written}/></svg>`, palette)).toBe(`<svg><path ${painted}/></svg>`);
});
