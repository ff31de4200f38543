import { listNames } from '../words/list-names';
import { toLists } from '../ui/components/site-context/lists';
import type { SiteInfo } from '../ui/components/site-context/site-context';
import { Sections } from '../collections/page/sections';
import type {
  Member,
  MembersProps,
  ShownBook,
  ShownEntry,
  ShownEvent,
  ShownPost,
  ShownProject,
} from '../collections/shown';
import type { ShownSection } from '../collections/sections';
import { en } from '../words/en';
import { renderInSite, shownImage } from './site';

/** The page that sections are rendered on. */
export const page = { title: 'Home', summary: 'A summary.', body: '<p>The body.</p>' };

/** The lists of a site that hides all of them. */
export const hiddenLists = toLists(en, Object.fromEntries(listNames.map((name) => [name, { hidden: true }])));

export function draw(
  sections: readonly ShownSection[],
  members: readonly (readonly Member[])[] = [],
  site: Partial<SiteInfo> = {},
  around: MembersProps['page'] = page,
) {
  return renderInSite(
    <Sections
      sections={sections}
      sectionMembers={members.map((list) => list.map(({ id }) => id))}
      members={members.flat()}
      page={around}
    />,
    site,
  );
}

const shared = (id: string) => ({ id, minutes: 1 });

/** An entry of each collection, with only its required fields. */
export const entry = {
  post: (name: string): ShownPost => ({
    ...shared(name),
    collection: 'post',
    path: `/posts/${name}/`,
    title: name,
    date: '2026-03-14',
  }),
  project: (name: string): ShownProject => ({
    ...shared(name),
    collection: 'project',
    path: `/projects/${name}/`,
    title: name,
    cover: shownImage(`Cover of ${name}`),
  }),
  experience: (title: string): ShownEntry<'experience'> => ({
    ...shared(title),
    collection: 'experience',
    title,
    organization: 'Example Works',
    start: '2020-04',
  }),
  education: (title: string): ShownEntry<'education'> => ({
    ...shared(title),
    collection: 'education',
    title,
    institution: 'Example University',
    start: '2014',
    end: '2018',
  }),
  award: (title: string): ShownEntry<'award'> => ({
    ...shared(title),
    collection: 'award',
    title,
    issuer: 'Example Society',
    date: '2025-06',
  }),
  book: (title: string): ShownBook => ({ ...shared(title), collection: 'book', title, authors: ['An Author'] }),
  publication: (title: string): ShownEntry<'publication'> => ({
    ...shared(title),
    collection: 'publication',
    title,
    date: '2024-05',
  }),
  event: (title: string): ShownEvent => ({
    ...shared(title),
    collection: 'event',
    path: `/events/${title}/`,
    title,
    start: '2026-05-14',
  }),
  service: (title: string): ShownEntry<'service'> => ({
    ...shared(title),
    collection: 'service',
    title,
    summary: 'What one gets.',
  }),
  product: (title: string): ShownEntry<'product'> => ({ ...shared(title), collection: 'product', title }),
  link: (title: string): ShownEntry<'link'> => ({
    ...shared(title),
    collection: 'link',
    title,
    url: 'https://example.org/',
  }),
  testimonial: (name: string): ShownEntry<'testimonial'> => ({
    ...shared(name),
    collection: 'testimonial',
    name,
    body: '<p>It is good.</p>',
  }),
  people: (name: string): ShownEntry<'people'> => ({ ...shared(name), collection: 'people', name }),
};
