import { defineCollection } from '../define-collection';
import { group, inOrder, oneTarget } from '../../fields/groups';
import { path, text, time, timeZone, url } from '../../fields/kinds';

export const event = defineCollection({
  name: 'event',
  position: 100,
  folder: 'events',
  label: 'Events',
  hint: 'Talks, exhibitions, openings. Upcoming events are listed before past ones.',
  icon: 'calendar',
  page: { path: '/events/:slug/' },
  list: { path: '/events/' },
  dateRange: { start: 'start', end: 'end' },
  pageOnly: ['form'],
  rules: [inOrder('start', 'end')],
  fields: {
    title: text({ label: 'Title', hint: 'The name of the event.', example: 'An evening on the engine', max: 160 }),
    start: time({ label: 'Start', hint: 'The day it begins, with or without a time.', example: '2026-05-14 18:30' }),
    end: time({
      label: 'End',
      hint: 'When it ends. If left out, it ends on the day it begins.',
      example: '2026-05-14 20:00',
    }).optional(),
    timeZone: timeZone({
      label: 'Time zone',
      hint: 'The time zone of its start and end. If left out, that of the site.',
      example: 'Europe/London',
      everyLanguage: true,
    }).optional(),
    location: text({
      label: 'Location',
      hint: 'The place.',
      example: 'Royal Institution, London',
      max: 160,
    }).optional(),
    online: url({
      label: 'Online',
      hint: 'Where to take part online.',
      example: 'https://example.org/live/',
    }).optional(),
    url: url({
      label: 'URL',
      hint: 'Where to read more or to register.',
      example: 'https://example.org/evening/',
    }).optional(),
    form: text({
      label: 'Form',
      hint: 'The name of a form in `forms/` that the page of the event shows until it is over. It may be an invitation to answer. The answers say which event they are for.',
      example: 'rsvp',
      max: 60,
      everyLanguage: true,
    }).optional(),
    role: text({ label: 'Role', hint: 'What you do there.', example: 'Speaker', max: 80 }).optional(),
    slides: group({
      label: 'Slides',
      hint: 'The slides of a talk: `to` is a file in `static/` or a page of this site, `url` is on another site. The URL alone is enough.',
      short: 'url',
      fields: {
        to: path({
          label: 'To',
          hint: 'A file in `static/`, or a page of this site.',
          example: '/slides/engine.pdf',
        }).optional(),
        url: url({ label: 'URL', hint: 'Where the slides are.', example: 'https://example.org/slides/' }).optional(),
      },
      rules: [oneTarget],
    }).optional(),
    recording: url({
      label: 'Recording',
      hint: 'A recording to watch or listen to. A video on YouTube or Vimeo can be watched on the page of the event; the service is not contacted before a visitor presses the button.',
      example: 'https://www.youtube.com/watch?v=XXXXXXXXXXX',
    }).optional(),
  },
});
