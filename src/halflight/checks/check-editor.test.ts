import { page, site, testMistakes } from '../testing/mistakes';

testMistakes({
  'a page at the address of the editor, and none of a link to it': [
    {
      'site.md': site('editor: ada/notes'),
      'pages/admin.md': page(['title: Admin']),
      'pages/a.md': page(['title: A'], '[Write](/admin/)'),
    },
    /^pages\/admin\.md:\d+:1 error editor-address: \/admin\/ is the URL of the editor: give the page another "slug"$/,
  ],
  'a link to an editor that there is not': [
    { 'pages/a.md': page(['title: A'], '[Write](/admin/)') },
    /^pages\/a\.md:\d+:\d+ error dangling-link: /,
  ],
  'a repository and hosts that are none, and a git host to which a token would go in the open': [
    { 'site.md': site('editor: { repository: notes, host: githup, url: "http://git.example.org/" }') },
    /^site\.md:\d+:\d+ error [\w-]+: .*must be a repository such as ada\/notes/,
    /^site\.md:\d+:\d+ error [\w-]+: .*must be one of: github, gitlab, gitea, codeberg.* -> github$/,
    /^site\.md:\d+:\d+ error bad-url: "editor\.url" must be the address of the host itself/,
  ],
});
