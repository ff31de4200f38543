import { rewriteTargets } from './rewrite-targets';

test.each(['&amp;', '&#038;', '&#x26;'])('a target in HTML is decoded as browsers do: %s', (and) => {
  const asked: string[] = [];
  rewriteTargets(`<a href="a${and}b.html">x</a>`, (target) => void asked.push(target));
  expect(asked).toEqual(['a&b.html']);
});

test.each([
  [
    '![The mill](<My Photo.jpg> "Photo: [Ann](https://a.example)")',
    '![The mill](a.jpg "Photo: [Ann](https://a.example)")',
  ],
  ['[![The mill](My.jpg)](b.md)', '[![The mill](a.jpg)](b.md)'],
  ['![a [b](c) d](My.jpg)', '![a [b](c) d](a.jpg)'],
  ['![a](My\\(1.jpg)', '![a](a.jpg)'],
  ['![a]( My.jpg\n"x" )', '![a]( a.jpg\n"x" )'],
])('in %j, only the picture’s target changes', (before, after) => {
  expect(rewriteTargets(before, (target) => (target.startsWith('My') ? 'a.jpg' : undefined))).toBe(after);
});
