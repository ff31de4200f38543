/** The names of the files that are published beside pages and that pages lead to; `src/outputs/` says all else of them. */
export const outputNames = {
  atom: 'feed.xml',
  jsonFeed: 'feed.json',
  calendar: 'calendar.ics',
  event: 'event.ics',
  text: 'index.md',
  contactCard: 'person.vcf',
  resume: 'resume.json',
  cv: 'cv.pdf',
  bibliography: 'publications.bib',
  drawing: 'icon.svg',
  launcher: 'icon-192.png',
} as const;
