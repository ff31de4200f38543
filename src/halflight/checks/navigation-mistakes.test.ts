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
  'a link that leads nowhere, and a menu without links': [
    { 'site.md': site('navigation: [{ label: A }, { label: B, items: [] }]') },
    /site\.md:4:\d+ error no-target: .* must have "to" .*, "url" .* or "items"/,
    /site\.md:4:\d+ error too-short: .* must not be empty: a menu has at least one link/,
  ],
  'links in menus, buttons and what is announced that lead to no page, and a filter that no entry of a list has': [
    {
      'site.md': site(
        'navigation: [{ label: A, items: [{ label: B, to: /nowhere/ }] }]',
        'button: { label: C, to: /nothing/ }',
        'announcement: "[D](/none/)"',
        'collections: { books: { filters: [tool] }, projects: { filters: [tag, year] } }',
      ),
      'products/a.md': page(['title: A', 'button: Get it']),
    },
    /"\/nowhere\/" is not a page/,
    /"\/nothing\/" is not a page/,
    /"\/none\/" is not a page/,
    'products/a.md:3:9 warning no-target: no button is shown, because it leads nowhere: set "to" (a page of this site) or "url" (a page on another site)',
    /^site\.md:7:\d+ error unknown-filter: books cannot be filtered by "tool", because they have no such field: remove it$/,
  ],
  'a button that leads to two places, and a header that does nothing beside a hero': [
    {
      'pages/a.md': page(['title: A', 'header: hidden', 'sections: [{ type: hero }]']),
      'products/b.md': page(['title: B', 'to: /', 'url: "https://example.org/"']),
    },
    /^pages\/a\.md:3:\d+ error contradiction: "header" does nothing here/,
    /^products\/b\.md:4:\d+ error contradiction/,
  ],
});
