import { page, site, testMistakes } from '../testing/mistakes';

const admin = page(['title: Admin']);

testMistakes([
  [
    'a page at the address of the editor',
    { 'site.md': site('editor: ada/notes'), 'pages/admin.md': admin },
    [/^pages\/admin\.md:\d+:1 error editor-address: \/admin\/ is where the editor is: give the page another "slug"$/],
  ],
  ['such a page on a site without an editor', { 'pages/admin.md': admin }, []],
  ['another page beside the editor', { 'site.md': site('editor: ada/notes'), 'pages/a.md': page(['title: A']) }, []],
  [
    'a link to the editor',
    { 'site.md': site('editor: ada/notes'), 'pages/a.md': page(['title: A'], '[Write](/admin/)') },
    [],
  ],
  [
    'a link to an editor that there is not',
    { 'pages/a.md': page(['title: A'], '[Write](/admin/)') },
    [/^pages\/a\.md:\d+:\d+ error [\w-]+: /],
  ],
  [
    'settings of the editor that are none',
    { 'site.md': site('editor: { repository: notes, host: githup }') },
    [
      /^site\.md:\d+:\d+ error [\w-]+: .*must be a repository such as ada\/notes/,
      /^site\.md:\d+:\d+ error [\w-]+: .*must be one of: github, gitlab, gitea, codeberg.* -> github$/,
    ],
  ],
]);
