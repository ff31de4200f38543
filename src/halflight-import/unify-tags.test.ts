import { unifyTags } from './unify-tags';

test.each([
  [['C#', 'CSharp', 'CSharp'], 'CSharp', 'CSharp'],
  [['C#', 'C#', 'CSharp'], 'C sharp', 'C sharp'],
  [['C#', 'C'], 'C sharp', undefined],
])('of the tags %j, "C#" becomes "%s" and "CSharp" becomes "%s"', (tags, sharp, other) => {
  const spell = unifyTags([tags]);
  expect(spell('C#')).toBe(sharp);
  if (other !== undefined) expect(spell('CSharp')).toBe(other);
});

test.each([
  [['Node.js', 'Node.js', 'nodejs'], 'nodejs', 'Node.js'],
  [['nodejs', 'nodejs', 'Node.js'], 'Node.js', 'nodejs'],
  [['.NET', 'net', 'net'], '.NET', 'dot NET'],
  [['R&D', 'R&D', 'RD'], 'RD', 'R&D'],
])('of the tags %j, "%s" becomes "%s", so that no two have the same URL', (tags, tag, spelling) => {
  expect(unifyTags([tags])(tag)).toBe(spelling);
});
