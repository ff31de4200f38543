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
