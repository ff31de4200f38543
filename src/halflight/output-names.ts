/** The names of files that are published beside pages and that pages link to. `src/halflight/outputs/` defines the rest. */
export const outputNames = {
  atom: 'feed.xml',
  jsonFeed: 'feed.json',
  podcast: 'podcast.xml',
  podcastCover: 'podcast.jpg',
  opml: 'links.opml',
  calendar: 'calendar.ics',
  event: 'event.ics',
  text: 'index.md',
  contactCard: 'person.vcf',
  resume: 'resume.json',
  cv: 'cv.pdf',
  cvText: 'cv.docx',
  bibliography: 'publications.bib',
  forms: 'forms.json',
  drawing: 'icon.svg',
  launcher: 'icon-192.png',
  sitemap: 'sitemap.xml',
} as const;

/** How page heads link to such a file. */
export interface HeadLink {
  rel: string;
  name: string;
  /**
   * Where the file is: at the top, linked by every page; there and beside lists that can be followed; beside the page of each entry; or at the top,
   * linked by the list that prints as a CV.
   */
  of: 'site' | 'feed' | 'entry' | 'resume';
  type?: string;
  sizes?: string;
}
