import { page, post, testMistakes } from '../testing/mistakes';

/** Published pages must not link to unpublished ones. Today is 1 July 2026. */

const now = process.env.HALFLIGHT_NOW;
beforeAll(() => (process.env.HALFLIGHT_NOW = '2026-07-01T12:00:00Z'));
afterAll(() => {
  if (now === undefined) delete process.env.HALFLIGHT_NOW;
  else process.env.HALFLIGHT_NOW = now;
});

const aDraft = 'a draft, which visitors do not see: link to it once it is published, or make this file a draft, too';

testMistakes({
  'links to a draft by its file and its address, to the page of its tag, and to an author who is one': [
    {
      'posts/a.md': post(['authors: [grace]'], 'See [b](b.md), [b](/posts/b/), [b](/tags/secret/).'),
      'posts/b.md': post(['draft: true', 'tags: [secret]']),
      'people/grace.md': page(['name: Grace', 'draft: true']),
    },
    `posts/a.md:4:11 error private-link: "grace" refers to people/grace.md, ${aDraft}`,
    `posts/a.md:6:9 error private-link: "b.md" refers to posts/b.md, ${aDraft}`,
    `posts/a.md:6:20 error private-link: "/posts/b/" refers to posts/b.md, ${aDraft}`,
    'posts/a.md:6:36 error private-link: "/tags/secret/" leads to a list in which nothing is published yet',
  ],
  'a link to what appears later': [
    { 'posts/a.md': post([], 'See [b](b.md).'), 'posts/b.md': post(['publish: 2026-12-24']) },
    'posts/a.md:5:9 error private-link: "b.md" refers to posts/b.md, which appears on 2026-12-24: link to it from then on, or publish this file later, too ("publish: 2026-12-24")',
  ],
  'a navigation, a button and a service that lead to drafts': [
    {
      'site.md': page(['title: A', 'url: https://halflight.test', 'navigation: [{ label: B, to: /posts/b/ }]']),
      'pages/a.md': page(['title: A', 'sections:', '  - type: hero', '    actions: [{ label: B, to: ../posts/b.md }]']),
      'services/a.md': page(['title: A', 'summary: A', 'to: ../posts/b.md']),
      'posts/b.md': post(['draft: true']),
    },
    /^site\.md:4:\d+ error private-link: "\/posts\/b\/" refers to posts\/b\.md, a draft/,
    /^pages\/a\.md:5:\d+ error private-link: "\.\.\/posts\/b\.md" refers to posts\/b\.md, a draft/,
    /^services\/a\.md:4:\d+ error private-link: "\.\.\/posts\/b\.md" refers to posts\/b\.md, a draft/,
  ],
  'links to files that are only made of what is unpublished, and to those that are not': [
    {
      'site.md': page([
        'title: A',
        'url: https://halflight.test',
        'footer: { links: [{ label: C, to: /events/calendar.ics }, { label: F, to: /tags/b/feed.xml }] }',
        'redirects: [{ from: /dates, to: /events/calendar.ics }]',
      ]),
      'events/e.md': page(['title: E', 'start: 2026-05-14', 'expires: 2026-06-01']),
      'posts/a.md': post(['tags: [a]'], '[a](/tags/a/feed.xml) [b](/posts/b/index.md)'),
      'posts/b.md': post(['draft: true', 'tags: [b]'], '[b](/tags/b/feed.xml)'),
    },
    'site.md:4:35 error private-link: "/events/calendar.ics" leads to a file that is not published, because none of the entries it is made from is',
    /^site\.md:4:\d+ error private-link: "\/tags\/b\/feed\.xml" leads to a file that is not published/,
    /^site\.md:5:\d+ error private-link: "\/events\/calendar\.ics" leads to a file that is not published/,
    /^posts\/a\.md:6:27 error private-link: "\/posts\/b\/index\.md" leads to a file that is not published/,
  ],
  'links to a home page that is a draft, or that expires: the site composes another': [
    {
      'site.md': page([
        'title: A',
        'url: https://halflight.test',
        'languages: [en, fr]',
        'navigation: [{ label: H, to: / }, { label: W, to: /#work }]',
      ]),
      'site.fr.md': page(['title: A', 'navigation: [{ label: H, to: /fr/ }]']),
      'pages/index.md': page(['title: H', 'draft: true']),
      'pages/index.fr.md': page(['title: H', 'expires: 2026-07-02']),
      'posts/a.md': post([], '[a](/) [b](https://halflight.test/#work) [c](/fr/)'),
    },
  ],
  'links of what appears later, to what visitors will not see by then': [
    {
      'posts/a.md': post(['publish: 2026-12-01'], 'See [b](b.md), [c](c.md), [d](d.md), [e](e.md), [f](f.md).'),
      'posts/b.md': post(['publish: 2027-01-01']),
      'posts/c.md': post(['draft: true']),
      'posts/d.md': post(['expires: 2026-11-01']),
      'posts/e.md': post(['expires: 2026-12-24']),
      'posts/f.md': post(['publish: 2026-12-01']),
    },
    'posts/a.md:6:9 warning private-link: "b.md" refers to posts/b.md, which appears on 2027-01-01: link to it from then on, or publish this file later, too ("publish: 2027-01-01"); on 2026-12-01, when this file appears, this becomes an error, and builds fail',
    `posts/a.md:6:20 warning private-link: "c.md" refers to posts/c.md, ${aDraft}; on 2026-12-01, when this file appears, this becomes an error, and builds fail`,
    'posts/a.md:6:31 warning private-link: "d.md" refers to posts/d.md, which expires on 2026-11-01: remove this; on 2026-12-01, when this file appears, this becomes an error, and builds fail',
    'posts/a.md:6:42 warning private-link: "e.md" refers to posts/e.md, which expires on 2026-12-24: from then on this is an error, and builds fail',
  ],
});
