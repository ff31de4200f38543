import { fileRegistries, toIndex } from './file-registries';

test('a registry lists the files that export an object of its type, by their names', () => {
  const hosts = fileRegistries().get('src/halflight/finish/hosts/index.ts');
  expect(hosts).toContain("import { netlify } from './netlify';\n");
  expect(hosts).not.toMatch(/\.\/(?:host|index|file-rules|redirects)'/);
});

test('names of several words, and more than one line holds', () => {
  expect(toIndex(['a-b', 'c'], 'things')).toContain("export const things = { 'a-b': aB, c } as const;\n");
  const many = Array.from({ length: 40 }, (_, index) => `name${index}`);
  expect(toIndex(many, 'things')).toContain('export const things = {\n  name0,\n  name1,\n');
});

test('a folder without any makes an empty list', () => {
  expect(toIndex([], 'things')).toContain('export const things = {} as const;\n');
});
