import { page, post, svg, testMistakes } from '../testing/mistakes';

/** Mistakes in `[[links]]`: what they name is not there, or may not be shown. */

testMistakes({
  'links that Obsidian follows too: names in any case, with folders and without, aliases, headings and blocks': [
    {
      'posts/2024/The-Mill.md': post([], 'A text. ^first\n\n## How it Works\n\nB'),
      'posts/engine/index.md': post(
        ['aliases: [The Analytical Engine, How to/Compute, /old-engine/]'],
        '![[drawing.svg|A drawing|300]]',
      ),
      'posts/engine/parts/drawing.svg': svg(),
      'posts/a.md': post(
        [],
        '[[the-mill]] [[2024/The-Mill|words]] [[The-Mill#How it works]] [[The-Mill.md#^first]] [[engine]] [[the analytical engine]] [[how to/compute]] [[#End]]\n\n' +
          '| a |\n|---|\n| [[The-Mill\\|b]] |\n\n![[The-Mill#How it Works]]\n\n## End',
      ),
    },
  ],
  'names that no file has': [
    {
      'posts/mill.md': post([], '## Wheels'),
      'posts/a.md': post([], 'See [[Mil]], [[mill#Wheel]], [[Quite another]] and\n![[Picture.png|A]] ![[mill#^x]]'),
    },
    'posts/a.md:5:5 error dangling-link: "[[Mil]]" leads nowhere: no file in the content folder has this name -> [[mill]]',
    'posts/a.md:5:14 error dangling-link: "[[mill#Wheel]]" leads nowhere: no heading in posts/mill.md has the id "wheel" -> [[mill#wheels]]',
    'posts/a.md:5:30 error dangling-link: "[[Quite another]]" leads nowhere: no file in the content folder has this name',
    'posts/a.md:6:1 error missing-image: "[[Picture.png]]" leads nowhere: no file in the content folder has this name',
    'posts/a.md:6:21 error dangling-link: "[[mill#^x]]" leads nowhere: no heading in posts/mill.md has the id "^x"',
  ],
  'a name that several files have, of which none is nearer': [
    {
      'posts/x/note.md': post(['slug: x-note']),
      'posts/y/note.md': post(['slug: y-note'], '[[note]]'),
      'posts/a.md': post([], '[[note#A]] [[y/note]]'),
    },
    'posts/a.md:5:1 error ambiguous-link: "[[note#A]]" may mean posts/x/note.md, or posts/y/note.md: write the folder of the right one with it -> [[posts/x/note#A]]',
  ],
  'notes that may not be shown here, and what only Obsidian shows': [
    {
      'posts/draft.md': post(['draft: true']),
      'posts/unlisted.md': post(['unlisted: true']),
      'posts/Board.canvas': '{}',
      'posts/a.md': post([], '[[draft]]\n\n![[unlisted]] [[unlisted]]\n\n[[Board.canvas]]\n\n![[p.svg]]'),
      'posts/p.svg': svg(),
    },
    'posts/a.md:5:1 error private-link: "[[draft]]" refers to posts/draft.md, a draft, which visitors do not see: link to it once it is published, or make this file a draft, too',
    /^posts\/a\.md:7:2 error private-embed: "\[\[unlisted\]\]" shows a text of posts\/unlisted\.md, which is unlisted/,
    /^posts\/a\.md:9:1 warning foreign-file: "\[\[Board\.canvas\]\]" is a canvas of Obsidian/,
    'posts/a.md:11:2 warning no-alt: the picture p.svg does not say what it shows: write it after the name, ![[p.svg|like this]]',
  ],
  'a private comment without an end': [
    { 'posts/a.md': post([], 'A text %%with a secret\n\nand more') },
    /^posts\/a\.md:5:8 error open-comment: a private comment begins here and does not end/,
  ],
  'properties of Obsidian': [
    {
      'posts/a.md': post(['cssclasses: [wide]', 'publish: true', 'aliases: Other name']),
      'posts/b.md': post(['publish: false', 'cssclass: x']),
      'pages/c.md': page(['title: C'], '[[Other name]] [[b]]'),
    },
    'posts/a.md:4:1 warning unknown-key: "cssclasses" is a field of other generators: styles belong in custom.css',
    'posts/b.md:5:1 warning unknown-key: "cssclass" is a field of other generators: styles belong in custom.css',
    /^pages\/c\.md:4:16 error private-link: "\[\[b\]\]" refers to posts\/b\.md, a draft/,
  ],
});
