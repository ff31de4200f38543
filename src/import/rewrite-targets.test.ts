import { rewriteTargets } from './rewrite-targets';

test.each(['&amp;', '&#038;', '&#x26;'])('a target in HTML is read as a browser does: %s', (and) => {
  const asked: string[] = [];
  rewriteTargets(`<a href="a${and}b.html">x</a>`, (target) => void asked.push(target));
  expect(asked).toEqual(['a&b.html']);
});
