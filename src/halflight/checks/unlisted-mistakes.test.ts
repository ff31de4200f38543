import { page, post, site, testMistakes } from '../testing/mistakes';

const unlisted = (...more: string[]) => page(['title: A', 'unlisted: true', ...more], 'Words.');
const several = site('languages: [en, fr]');

testMistakes({
  'nothing, where unlisted pages are led to on purpose, from a text or a page': [
    {
      'pages/a.md': unlisted(),
      'posts/b.md': post([], '[a](../pages/a.md), [c](/posts/c/)'),
      'posts/c.md': post(['unlisted: true']),
      'events/d.md': page(['title: D', 'start: 2999-05-14', 'unlisted: true']),
    },
  ],
  'fields that only lists read': [
    {
      'projects/a.md': unlisted('tags: [x]', 'featured: true', 'order: 1'),
      'projects/b.md': unlisted('tags: []', 'featured: false'),
      'posts/c.md': post(['series: Notes', 'unlisted: true']),
    },
    'projects/a.md:4:7 warning unlisted-contradiction: no list has this entry, because it is unlisted, so "tags" does nothing: remove one of the two',
    /^projects\/a\.md:5:11 warning unlisted-contradiction: .* "featured" does nothing/,
    /^projects\/a\.md:6:8 warning unlisted-contradiction: .* "order" does nothing/,
    /^posts\/c\.md:4:9 warning unlisted-contradiction: .* "series" does nothing/,
  ],
  'links on every page': [
    {
      'site.md': site(
        'navigation: [{ label: A, to: pages/a.md }, { label: A, to: "/a/#x" }]',
        'footer: { links: [{ label: A, to: /a }] }',
      ),
      'pages/a.md': page(['title: A', 'unlisted: true'], '## X'),
    },
    'site.md:4:30 warning unlisted-contradiction: every page leads from here to pages/a.md, which is unlisted: remove this link, or "unlisted" there',
    /^site\.md:4:60 warning unlisted-contradiction/,
    /^site\.md:5:35 warning unlisted-contradiction/,
  ],
  'the links of another language, which are of its own pages': [
    {
      'site.md': several,
      'site.fr.md': page(['navigation: [{ label: A, to: pages/a.md }]']),
      'pages/a.md': unlisted(),
      'pages/a.fr.md': unlisted(),
    },
    /^site\.fr\.md:2:30 warning unlisted-contradiction: .* to pages\/a\.fr\.md, which is unlisted/,
  ],
  'a translation that is listed': [
    { 'site.md': several, 'pages/a.md': unlisted(), 'pages/a.fr.md': page(['title: A'], 'Mots.') },
    /^pages\/a\.fr\.md:2:1 warning differing-translation: "unlisted" is not the same as in pages\/a\.md/,
  ],
  'the home page': [
    { 'pages/index.md': unlisted() },
    'pages/index.md:3:11 warning unlisted-contradiction: this is the home page, which every page leads to; "unlisted" only hides it from search engines: remove it, or write "noindex"',
  ],
  'the home page of another language': [
    { 'site.md': several, 'pages/index.md': page(['title: A'], 'A'), 'pages/index.fr.md': unlisted() },
    /^pages\/index\.fr\.md:3:11 warning unlisted-contradiction: this is the home page/,
    /^pages\/index\.fr\.md:3:11 warning differing-translation: "unlisted"/,
  ],
  'what has no page': [
    {
      'books/a.md': page(['title: A', 'authors: [B]', 'unlisted: true']),
      'awards/a.md': page(['title: A', 'issuer: B', 'date: 2020', 'unlisted: true']),
    },
    'books/a.md:4:11 warning unlisted-contradiction: this is unlisted and has no page, so nobody can see it: write a text below the front matter, or remove "unlisted"',
    'awards/a.md:5:11 warning unlisted-contradiction: this is unlisted, but its collection has no pages, so nobody can see it: remove "unlisted", or use "draft"',
  ],
  'a word for search engines that cannot hold': [
    { 'pages/a.md': unlisted('noindex: false') },
    'pages/a.md:4:10 warning unlisted-contradiction: search engines are asked to leave out what is unlisted, whatever "noindex" says: remove one of the two',
  ],
});
