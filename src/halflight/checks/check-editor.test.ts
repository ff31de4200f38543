import { page, site, testMistakes } from '../testing/mistakes';

const admin = page(['title: Admin']);

testMistakes({
  'a page at the address of the editor': [
    { 'site.md': site('editor: ada/notes'), 'pages/admin.md': admin },
    /^pages\/admin\.md:\d+:1 error editor-address: \/admin\/ is where the editor is: give the page another "slug"$/,
  ],
  'such a page on a site without an editor': [{ 'pages/admin.md': admin }],
  'another page beside the editor': [{ 'site.md': site('editor: ada/notes'), 'pages/a.md': page(['title: A']) }],
  'a link to the editor': [
    { 'site.md': site('editor: ada/notes'), 'pages/a.md': page(['title: A'], '[Write](/admin/)') },
  ],
  'a link to an editor that there is not': [
    { 'pages/a.md': page(['title: A'], '[Write](/admin/)') },
    /^pages\/a\.md:\d+:\d+ error [\w-]+: /,
  ],
  'a page of the git host for the host itself': [
    { 'site.md': site('editor: { repository: ada/notes, url: https://github.com/ada/notes }') },
    /^site\.md:\d+:\d+ error bad-url: "editor\.url" must be the address of the host itself/,
  ],
  'a git host to which a token would go in the open': [
    { 'site.md': site('editor: { repository: ada/notes, host: gitea, url: "http://git.example.org/" }') },
    /^site\.md:\d+:\d+ error bad-url: "editor\.url" must be the address of the host itself/,
  ],
  'settings of the editor that are none': [
    { 'site.md': site('editor: { repository: notes, host: githup }') },
    /^site\.md:\d+:\d+ error [\w-]+: .*must be a repository such as ada\/notes/,
    /^site\.md:\d+:\d+ error [\w-]+: .*must be one of: github, gitlab, gitea, codeberg.* -> github$/,
  ],
});
