import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { notBoth } from '../../fields/groups';
import { icon, linkUrl, path, text } from '../../fields/kinds';

export const service = defineCollection({
  name: 'service',
  position: 110,
  folder: 'services',
  label: 'Services',
  hint: 'What you do for others. The section `services` shows them. A service whose file has text below its fields has a page of its own, unless it leads elsewhere.',
  icon: 'briefcase',
  page: { path: '/services/:slug/', onlyWithBody: true, unless: ['to', 'url'] },
  sort: [{ field: 'title', words: true }],
  body: { listed: true },
  rules: [notBoth('to', 'url')],
  fields: {
    title: text({ label: 'Title', hint: 'The service in a few words.', example: 'Technical translation', max: 120 }),
    icon: icon({ label: 'Icon', hint: 'A small drawing above it.', example: 'book' }).optional(),
    summary: text({
      label: 'Summary',
      hint: 'One or two sentences on what a customer gets.',
      example: 'Papers from French, with notes where the original leaves a step out.',
      max: SUMMARY_LENGTH,
    }),
    to: path({
      label: 'To',
      hint: 'A page of this site that says more. The service then has no page of its own.',
      example: '/services/',
    }).optional(),
    url: linkUrl({
      label: 'URL',
      hint: 'A page on another site that says more, or a `mailto:` or `tel:` link to ask for it. The service then has no page of its own.',
      example: 'https://example.org/',
    }).optional(),
  },
});
