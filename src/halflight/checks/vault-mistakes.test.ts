import { page, site, svg, testMistakes } from '../testing/mistakes';

/** What is reported about a vault, whose notes are shown as they are. */

const vault = site('vault: notes');

testMistakes({
  'notes of any name, with any properties, that link to each other in any way': [
    {
      'site.md': vault,
      'posts/mill.md': page(['title: The mill', 'date: 2026-01-01']),
      'notes/Deep/Two Words.md': page(
        ['rating: 4', 'date: 2026-03-14T10:00'],
        '## A part\n\n[[mill]] ![A drawing](drawing.svg)',
      ),
      'notes/Other/drawing.svg': svg(),
      'notes/Other/Two Words.md': '',
      'notes/a.md':
        '[[Deep/Two Words#A part]] [[two words]] [b](Two%20Words.md) [c](/Other/Two%20Words) ![[drawing.svg|A drawing]] $\\frac{1}{2}$',
      'notes/templates/day.md': page(['date: {{date}}']),
    },
  ],
  'links and pictures that lead nowhere, which visitors see as words': [
    {
      'site.md': vault,
      'notes/secret.md': page(['publish: false']),
      'notes/a.md':
        '[[Nothing]] [b](Nothing.md) [[secret]] ![[none.png|A]] ![A](https://elsewhere.example/a.png) [c](/posts/none/)',
    },
    /^notes\/a\.md:1:1 warning dangling-link: "\[\[Nothing\]\]" leads nowhere: .*; visitors see words/,
    /^notes\/a\.md:1:17 warning dangling-link: "Nothing\.md" leads nowhere: .*; visitors see words/,
    /^notes\/a\.md:1:29 warning private-link: "\[\[secret\]\]" refers to notes\/secret\.md, a draft, .*; visitors see words without a link/,
    /^notes\/a\.md:1:40 warning missing-image: "\[\[none\.png\]\]" leads nowhere: .*; visitors see words/,
    /^notes\/a\.md:1:61 warning foreign-image: the picture is on another site \(elsewhere\.example\): .*; visitors see a link to it/,
    /^notes\/a\.md:1:98 warning dangling-link: "\/posts\/none\/" is not a page of this site; visitors see words/,
  ],
  'canvases and bases, which are named once': [
    { 'site.md': vault, 'notes/a.md': '', 'notes/b/map.canvas': '{}', 'notes/list.base': '' },
    'notes/b/map.canvas:1:1 warning foreign-file: canvases and bases are only shown by Obsidian, and are not published: notes/b/map.canvas, notes/list.base',
  ],
  'a folder that is not there': [
    { 'site.md': site('vault: note'), 'notes/a.txt': '' },
    'site.md:4:8 error missing-folder: there is no folder note/ in the content folder -> notes',
  ],
  'a folder of a collection': [
    { 'site.md': site('vault: posts'), 'posts/a.md': '' },
    'site.md:4:8 error taken-folder: the folder posts/ is that of Posts: move the vault to another one',
    /site\.md:4:8 error taken-path: the path \/posts\/ is that of the list of posts: /,
    /error duplicate-url/,
  ],
  'a path of other pages': [
    { 'site.md': site('vault: { folder: notes, path: /search/ }'), 'notes/a.md': '' },
    /^site\.md:4:31 error taken-path: the path \/search\/ is that of pages that every site has: set another with "path"/,
    /duplicate-url/,
  ],
});
