import { audio } from '../../features/podcast/audio-field';
import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { inOrder, list, math } from '../../fields/groups';
import { image } from '../../fields/images';
import { readThread, threadError, threadLabels } from '../../features/comments/thread/read-thread';
import { day, flag, reference, text, url } from '../../fields/kinds';

export const post = defineCollection({
  name: 'post',
  position: 40,
  folder: 'posts',
  label: 'Posts',
  hint: 'Essays, articles and notes, newest first.',
  icon: 'newspaper',
  page: { path: '/posts/:slug/', related: true, comments: true },
  list: { path: '/posts/', paged: true, archive: true, feed: true, suggested: true },
  pageOnly: ['audio', 'authors', 'canonical', 'featured', 'feed', 'math', 'thread'],
  sort: [
    { field: 'pinned', listsOnly: true },
    { field: 'date', descending: true },
  ],
  usual: ['title'],
  publishesOn: 'date',
  rules: [
    inOrder('date', 'expires'),
    {
      field: 'audio',
      kind: 'protected-audio',
      message: 'cannot be on a protected page: the file would be open to everybody who knows its address',
      broken: ({ audio, protected: password }) => audio !== undefined && password !== undefined,
    },
  ],
  fields: {
    title: text({
      label: 'Title',
      hint: 'The heading of the post, and its name everywhere else. A post without one is a note: lists show its text, and machines its first words.',
      example: 'The mill and the store',
      max: 160,
    }).default(''),
    date: day({
      label: 'Date',
      hint: 'The day the post appears. A day in the future keeps it unpublished until then. A time after it orders posts of the same day.',
      example: '2026-03-14',
    }),
    summary: text({
      label: 'Summary',
      hint: 'Shown in lists, by search engines and where the post is shared. If left out, the first paragraph is used.',
      example: 'Why the engine kept its numbers in one place and worked on them in another.',
      max: SUMMARY_LENGTH,
    }).optional(),
    tags: list(
      text({ label: 'Tag', hint: 'A subject shared with other posts.', example: 'mathematics', max: 40 }),
    ).optional(),
    link: url({
      label: 'Link',
      hint: 'The page elsewhere that the post is about. It is shown above the text.',
      example: 'https://example.org/the-sketch/',
    }).optional(),
    reply: url({
      label: 'Reply',
      hint: 'The post or page elsewhere that this one answers. It is shown above the text, and marked for other sites.',
      example: 'https://example.org/a-question/',
    }).optional(),
    cover: image({
      label: 'Cover',
      hint: 'The picture above the post, and on its card.',
      example: '{ src: ./cover.jpg, alt: Two columns of number wheels }',
      titled: true,
      everyLanguage: true,
    }).optional(),
    series: text({
      label: 'Series',
      hint: 'All posts with the same value form a series.',
      example: 'The seven Notes',
      max: 80,
    }).optional(),
    authors: list(
      reference({
        collection: 'people',
        label: 'Author',
        hint: 'Who wrote it, if not the person of the site.',
        example: 'ada',
      }),
    ).optional(),
    audio,
    featured: flag({
      label: 'Featured',
      hint: 'Sections that show featured posts only show these.',
      example: 'true',
    }).optional(),
    pinned: flag({
      label: 'Pinned',
      hint: 'Lists begin with it, and say that it is pinned.',
      example: 'true',
    }).optional(),
    feed: flag({
      label: 'Feed',
      hint: '`false` keeps it out of the feeds.',
      example: 'false',
    }).optional(),
    canonical: url({
      label: 'Canonical',
      hint: 'Where the post first appeared, if not here.',
      example: 'https://example.org/the-mill-and-the-store/',
    }).optional(),
    thread: url({
      label: 'Thread',
      hint: `A post on ${threadLabels} whose replies are shown below this one as comments, once a reader asks for them.`,
      example: 'https://mastodon.example/@ada/115600000000000000',
      condition: { holds: (value) => readThread(value) !== undefined, error: threadError },
    }).optional(),
    math,
  },
});
