import { toDistinctUrls } from './to-distinct-urls';
import { toTagUrl } from './to-url';

const tagUrl = (tag: string) => (toTagUrl(tag) === '/tags/' ? undefined : toTagUrl(tag));

test.each<[readonly string[], readonly (string | undefined)[]]>([
  // Alone, a tag keeps the URL that it has always had.
  [['C++'], ['/tags/c/']],
  [
    ['R&D', 'Node.js', '.NET'],
    ['/tags/rd/', '/tags/nodejs/', '/tags/net/'],
  ],
  [
    ['C++', 'C#'],
    ['/tags/c-plus-plus/', '/tags/c-sharp/'],
  ],
  [
    ['C', 'C++', 'C#', 'c++'],
    ['/tags/c/', '/tags/c-plus-plus/', '/tags/c-sharp/', '/tags/c-plus-plus/'],
  ],
  [
    ['F#', 'f', '.NET', 'net'],
    ['/tags/f-sharp/', '/tags/f/', '/tags/dot-net/', '/tags/net/'],
  ],
  [
    ['R&D', 'RD', 'A/B', 'AB', 'A*', 'A'],
    ['/tags/r-and-d/', '/tags/rd/', '/tags/a-b/', '/tags/ab/', '/tags/a-star/', '/tags/a/'],
  ],
  [
    ['100%', '100', '@home', 'home'],
    ['/tags/100-percent/', '/tags/100/', '/tags/at-home/', '/tags/home/'],
  ],
  [
    ['Number theory', 'number-theory'],
    ['/tags/number-theory/', '/tags/number-theory/'],
  ],
  [
    ['Node.js', 'nodejs'],
    ['/tags/nodejs/', '/tags/nodejs/'],
  ],
  [
    ['+', '🎉', '!'],
    ['/tags/plus/', undefined, undefined],
  ],
])('the tags %j are at %j', (tags, expected) => {
  expect(tags.map(toDistinctUrls(tags, tagUrl))).toEqual(expected);
});
