import { defineCollection } from '../define-collection';
import { list } from '../../fields/groups';
import { text, url } from '../../fields/kinds';
import { SUMMARY_LENGTH } from '../../limits';

export const link = defineCollection({
  name: 'link',
  position: 125,
  folder: 'links',
  label: 'Links',
  hint: 'Sites that you like to read: a blogroll.',
  list: { path: '/links/', onlyFilled: true },
  sort: [{ field: 'title', words: true }],
  yields: true,
  pageOnly: ['tags'],
  fields: {
    title: text({ label: 'Title', hint: 'What the site is called.', example: 'The loom room', max: 160 }),
    url: url({ label: 'URL', hint: 'Where it is.', example: 'https://their-site.example/' }),
    feed: url({
      label: 'Feed',
      hint: 'Its feed. `/links.opml` has all of them, for feed readers.',
      example: 'https://example.org/feed.xml',
    }).optional(),
    summary: text({
      label: 'Summary',
      hint: 'What it is about, or why you read it.',
      example: 'Patterns, and the people who punch them.',
      max: SUMMARY_LENGTH,
    }).optional(),
    tags: list(
      text({ label: 'Tag', hint: 'A subject. The OPML file names it, too.', example: 'weaving', max: 40 }),
    ).optional(),
  },
});
