/** The names of files that are published beside pages and that pages link to. Everything else about them is in `src/halflight/outputs/`. */
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
  sitemap: 'sitemap.xml',
} as const;
