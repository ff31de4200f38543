import { page, site, testMistakes } from '../testing/mistakes';

testMistakes({
  'nothing, of links out, menus, a button and an announcement': [
    {
      'site.md': site(
        'navigation: [{ label: A, url: "https://example.org/" }, { label: B, items: [{ label: C, to: pages/c.md }] }]',
        'button: { label: C, to: /c/ }',
        'announcement: "Read [C](pages/c.md)."',
      ),
      'pages/c.md': page(['title: C'], 'Words.'),
    },
  ],
  'what opens a menu and leads somewhere, too': [
    { 'site.md': site('navigation: [{ label: A, to: /, items: [{ label: B, to: / }] }]') },
    /site\.md:4:\d+ error contradiction: "navigation\[1\]\.items" cannot be given together with "to" or "url"/,
  ],
  'a link that leads nowhere, and a menu without links': [
    { 'site.md': site('navigation: [{ label: A }, { label: B, items: [] }]') },
    /site\.md:4:\d+ error no-target: .* must have "to" .*, "url" .* or "items"/,
    /site\.md:4:\d+ error too-short: .* must not be empty: a menu has at least one link/,
  ],
  'links within menus, of the button and of what is announced': [
    {
      'site.md': site(
        'navigation: [{ label: A, items: [{ label: B, to: /nowhere/ }] }]',
        'button: { label: C, to: /nothing/ }',
        'announcement: "[D](/none/)"',
      ),
    },
    /"\/nowhere\/" is not a page/,
    /"\/nothing\/" is not a page/,
    /"\/none\/" is not a page/,
  ],
  'a menu or a button that leads to another language': [
    {
      'site.md': site('languages: [en, fr]'),
      'site.fr.md': page([
        'navigation: [{ label: A, items: [{ label: B, to: /c/ }] }]',
        'button: { label: C, to: /c/ }',
      ]),
      'pages/c.md': page(['title: C'], 'Words.'),
      'pages/c.fr.md': page(['title: C'], 'Mots.'),
    },
    /^site\.fr\.md:2:\d+ warning other-language/,
    /^site\.fr\.md:3:\d+ warning other-language/,
  ],
  'a button that leads to what is unlisted': [
    {
      'site.md': site('button: { label: C, to: /c/ }'),
      'pages/c.md': page(['title: C', 'unlisted: true'], 'Words.'),
    },
    /^site\.md:4:\d+ warning unlisted-contradiction/,
  ],
  'a button of a product that leads nowhere, or to two places': [
    {
      'products/a.md': page(['title: A', 'button: Get it']),
      'products/b.md': page(['title: B', 'to: /', 'url: "https://example.org/"']),
    },
    'products/a.md:3:9 warning no-target: no button is shown, because it leads nowhere: say where with "to" (a page of this site) or "url" (a page on another site)',
    /^products\/b\.md:4:\d+ error contradiction/,
  ],
  'the header of a page that begins with a hero': [
    { 'pages/a.md': page(['title: A', 'header: hidden', 'sections: [{ type: hero }]']) },
    /^pages\/a\.md:3:\d+ error contradiction: "header" does nothing here/,
  ],
  'a filter that no entry of a list has': [
    { 'site.md': site('collections:', '  books: { filters: [tool] }', '  projects: { filters: [tag, year] }') },
    'site.md:5:22 error unknown-filter: books cannot be filtered by "tool", because they have no such field: remove it',
  ],
  'a filter that there is not': [
    { 'site.md': site('collections: { projects: { filters: [tools] } }') },
    /^site\.md:4:\d+ error .*filters.* tool$/,
  ],
});
