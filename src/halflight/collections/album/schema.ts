import { SUMMARY_LENGTH } from '../../limits';
import { defineCollection } from '../define-collection';
import { group, list, oneTarget, target } from '../../fields/groups';
import { image } from '../../fields/images';
import { choice, day, text, url } from '../../fields/kinds';

export const album = defineCollection({
  name: 'album',
  position: 55,
  folder: 'albums',
  label: 'Albums',
  hint: 'Photographs: the pictures in the folder of the file.',
  icon: 'image',
  page: { path: '/albums/:slug/' },
  list: { path: '/albums/', paged: true },
  pictures: true,
  yields: true,
  pageOnly: ['captions', 'arrange', 'show', 'creator', 'copyright', 'license', 'permission', 'download'],
  usual: ['date'],
  sort: [{ field: 'date', descending: true }],
  fields: {
    title: text({ label: 'Title', hint: 'The name of the album.', example: 'A winter by the sea', max: 160 }),
    summary: text({
      label: 'Summary',
      hint: 'One or two sentences for the card and for search engines. If left out, the first paragraph is used.',
      example: 'Twenty-four walks along one beach.',
      max: SUMMARY_LENGTH,
    }).optional(),
    date: day({
      label: 'Date',
      hint: 'When they were taken or shown.',
      example: '2026-01',
      loose: true,
      everyLanguage: true,
    }).optional(),
    place: text({
      label: 'Place',
      hint: 'Where they were taken.',
      example: 'Rye, Sussex',
      max: 160,
    }).optional(),
    tags: list(text({ label: 'Tag', hint: 'A subject shared with others.', example: 'sea', max: 40 })).optional(),
    cover: image({
      label: 'Cover',
      hint: 'If left out, the first picture.',
      example: './cover.jpg',
      titled: true,
      everyLanguage: true,
    }).optional(),
    captions: list(
      group({
        label: 'Caption',
        hint: 'What is said of a picture. What is left out is read from its file.',
        fields: {
          file: text({ label: 'File', hint: 'The name of its file.', example: 'pier.jpg' }),
          title: text({ label: 'Title', hint: 'Its title.', example: 'The pier', max: 160 }).optional(),
          caption: text({
            label: 'Caption',
            hint: 'A sentence or two below it.',
            example: 'At low tide, before the storm.',
            max: 1000,
          }).optional(),
          alt: text({
            label: 'Alternative text',
            hint: 'What it shows, for those who cannot see it.',
            example: 'A wooden pier in fog',
            max: 500,
          }).optional(),
        },
      }),
    ).optional(),
    arrange: choice({
      label: 'Arrange',
      hint: 'The order of the pictures. By the names of their files, from the oldest or the newest by their cameras, or as they are listed under `captions`, before all others.',
      example: 'oldest',
      options: ['name', 'oldest', 'newest', 'captions'],
      default: 'name',
      everyLanguage: true,
    }).optional(),
    show: list(
      choice({
        label: 'Show',
        hint: 'What its page shows of what the camera wrote. If left out, nothing.',
        example: 'camera',
        options: ['camera', 'lens', 'exposure', 'day'],
        everyLanguage: true,
      }),
    ).optional(),
    creator: text({
      label: 'Creator',
      hint: 'Who took them. If left out, whom their files name, else the person of the site.',
      example: 'Anna Atkins',
      max: 160,
    }).optional(),
    copyright: text({
      label: 'Copyright',
      hint: 'The notice. It is written below the pictures, into the published files, and into the data for search engines. If left out, that in their files.',
      example: '© 2026 Anna Atkins',
      max: 300,
    }).optional(),
    license: url({
      label: 'Licence',
      hint: 'The URL of the licence.',
      example: 'https://creativecommons.org/licenses/by/4.0/',
    }).optional(),
    permission: group({
      label: 'Permission',
      hint: 'Where to ask to use them. A full URL alone is enough.',
      short: 'url',
      fields: target,
      rules: [oneTarget],
    }).optional(),
    download: list(
      choice({
        label: 'Download',
        hint: 'What can be downloaded in full size. Each `picture`, or `all` of them in one file; without what the camera wrote.',
        example: 'picture',
        options: ['picture', 'all'],
        everyLanguage: true,
      }),
    ).optional(),
  },
});
