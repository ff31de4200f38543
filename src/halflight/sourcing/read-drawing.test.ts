import { INLINE_DRAWING_BYTES } from '../limits';
import { toDrawing } from './read-drawing';

const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;

test.each([['<path fill="currentColor"/>'], ['<path style="stroke: var( --accent )"/>']])(
  '%s uses the site’s colours',
  (inside) => {
    expect(toDrawing(drawn(inside))).toContain('<path');
  },
);

test.each([
  ['one in colours of its own', drawn('<path fill="#123"/>')],
  ['one that is no XML', drawn('<path fill="currentColor">')],
  ['a large one', drawn(`<path fill="currentColor" d="${'M0 0'.repeat(INLINE_DRAWING_BYTES / 4)}"/>`)],
])('%s stays a picture', (_, text) => {
  expect(toDrawing(text)).toBeUndefined();
});

test('active content is removed', () => {
  expect(toDrawing(drawn('<script>1</script><path onclick="x" fill="currentColor"/>'))).not.toMatch(/script|onclick/);
});
