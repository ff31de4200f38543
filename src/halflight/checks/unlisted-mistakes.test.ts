import { page, post, site, testMistakes } from '../testing/mistakes';

const unlisted = (...more: string[]) => page(['title: A', 'unlisted: true', ...more], 'Words.');

testMistakes({
  'nothing, where unlisted pages are led to on purpose, from a text or a page': [
    {
      'pages/a.md': unlisted(),
      'posts/b.md': post([], '[a](../pages/a.md), [c](/posts/c/)'),
      'posts/c.md': post(['unlisted: true']),
      'projects/b.md': unlisted('tags: []', 'featured: false'),
    },
  ],
  'what contradicts that an entry is unlisted: fields that only lists read, links on every page, having no page': [
    {
      'site.md': site('navigation: [{ label: A, to: "/a/#x" }]', 'footer: { links: [{ label: A, to: /a }] }'),
      'pages/a.md': page(['title: A', 'unlisted: true', 'noindex: false'], '## X'),
      'pages/index.md': unlisted(),
      'projects/a.md': unlisted('tags: [x]', 'featured: true', 'order: 1'),
      'posts/c.md': post(['series: Notes', 'unlisted: true']),
      'books/a.md': page(['title: A', 'authors: [B]', 'unlisted: true']),
      'awards/a.md': page(['title: A', 'issuer: B', 'date: 2020', 'unlisted: true']),
    },
    'site.md:4:30 warning unlisted-contradiction: every page leads from here to pages/a.md, which is unlisted: remove this link, or "unlisted" there',
    /^site\.md:5:35 warning unlisted-contradiction/,
    'pages/a.md:4:10 warning unlisted-contradiction: search engines are asked to leave out what is unlisted, whatever "noindex" says: remove one of the two',
    'pages/index.md:3:11 warning unlisted-contradiction: this is the home page, which every page leads to; "unlisted" only hides it from search engines: remove it, or write "noindex"',
    'projects/a.md:4:7 warning unlisted-contradiction: no list has this entry, because it is unlisted, so "tags" does nothing: remove one of the two',
    /^projects\/a\.md:5:11 warning unlisted-contradiction: .* "featured" does nothing/,
    /^projects\/a\.md:6:8 warning unlisted-contradiction: .* "order" does nothing/,
    /^posts\/c\.md:4:9 warning unlisted-contradiction: .* "series" does nothing/,
    'books/a.md:4:11 warning unlisted-contradiction: this is unlisted and has no page, so nobody can see it: write a text below the front matter, or remove "unlisted"',
    'awards/a.md:5:11 warning unlisted-contradiction: this is unlisted, but its collection has no pages, so nobody can see it: remove "unlisted", or use "draft"',
  ],
});
