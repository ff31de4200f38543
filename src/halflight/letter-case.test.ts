import { capitalize, toCamelCase, toPascalCase } from './letter-case';

test('only the first letter becomes a capital', () => {
  expect(['post', 'ownEntry', 'état', ''].map(capitalize)).toEqual(['Post', 'OwnEntry', 'État', '']);
});

test('a name with hyphens in camel and in Pascal case', () => {
  expect(['post', 'json-ld', 'a-b-c'].map(toCamelCase)).toEqual(['post', 'jsonLd', 'aBC']);
  expect(['post', 'json-ld', 'a-b-c'].map(toPascalCase)).toEqual(['Post', 'JsonLd', 'ABC']);
});
