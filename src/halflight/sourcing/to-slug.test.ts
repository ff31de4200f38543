import { toFileName, toFinalSlug, toSlug } from './to-slug';

test.each([
  ['Ada’s notes', 'ada-s-notes'],
  ['Wait…', 'wait'],
  ['« Bonjour »', 'bonjour'],
  ['Made with ❤️ and ☕️', 'made-with-and'],
  ['👩🏽‍🚀', ''],
  ['Donau\u00ADdampf\u2060schiff\u3164', 'donaudampfschiff'],
  ['ភាសា\u200Bខ្មែរ', 'ភាសា-ខ្មែរ'],
  ['\u00AD\u200B\u3164', ''],
  ['नमस्ते दुनिया', 'नमस्ते-दुनिया'],
])('"%s" is %j in a URL', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('the file name for a title with the Turkish İ has an i', () => {
  expect(toFileName('İstanbul, İzmir')).toBe('istanbul-izmir');
});

test('a given slug replaces the last segment', () => {
  expect(toFinalSlug('company/team', 'people')).toBe('company/people');
  expect(toFinalSlug('company/team', undefined)).toBe('company/team');
});
