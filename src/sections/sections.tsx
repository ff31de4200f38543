import type { ComponentType } from 'react';
import type { SectionType } from './schema';
import { Awards } from '../collections/award/section';
import { Books } from '../collections/book/section';
import { CallToAction } from './call-to-action/call-to-action';
import { Contact } from './contact/contact';
import { EmbedSection } from './embed/embed';
import { Events } from '../collections/event/section';
import { Faq } from './faq/faq';
import { Features } from './features/features';
import { Gallery } from './gallery/gallery';
import { Hero } from './hero/hero';
import { Logos } from './logos/logos';
import { Newsletter } from './newsletter/newsletter';
import { Posts } from '../collections/post/section';
import { Products } from '../collections/product/section';
import { Privacy } from './privacy/privacy';
import { ProseSection } from './prose/prose';
import { Services } from '../collections/service/section';
import { Showcase } from '../collections/project/section';
import type { Member, SectionProps, ShownSection } from './shown';
import { Skills } from './skills/skills';
import { Social } from './social/social';
import { Stats } from './stats/stats';
import { Steps } from './steps/steps';
import { Team } from '../collections/people/section';
import { Testimonials } from '../collections/testimonial/section';
import { Timeline } from '../collections/experience/section';

/** Each type of section, and the component that draws it. */
const components: { [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  prose: ProseSection,
  features: Features,
  stats: Stats,
  steps: Steps,
  showcase: Showcase,
  timeline: Timeline,
  skills: Skills,
  services: Services,
  products: Products,
  testimonials: Testimonials,
  logos: Logos,
  team: Team,
  awards: Awards,
  books: Books,
  events: Events,
  posts: Posts,
  faq: Faq,
  gallery: Gallery,
  embed: EmbedSection,
  newsletter: Newsletter,
  'call-to-action': CallToAction,
  contact: Contact,
  social: Social,
  privacy: Privacy,
};

interface Props {
  sections: readonly ShownSection[];
  /** For each section the ids of the entries it shows. */
  sectionMembers: readonly (readonly string[])[];
  members: readonly Member[];
  page: SectionProps<'hero'>['page'];
}

/** The sections of a page, from top to bottom. */
export function Sections({ sections, sectionMembers, members, page }: Props) {
  const byId = new Map(members.map((member) => [member.id, member]));
  const shownIn = sections.map((_, index) =>
    (sectionMembers[index] ?? []).map((id) => byId.get(id)).filter((member) => member !== undefined),
  );
  const firstWithPicture = sections.findIndex(
    (section, index) =>
      ('image' in section && section.image) ||
      section.type === 'gallery' ||
      shownIn[index]?.some((member) => 'cover' in member && member.cover),
  );
  return sections.map((section, index) => {
    // The map above pairs each type with its own component; TypeScript cannot follow the pair through a lookup.
    const Component = components[section.type] as ComponentType<SectionProps<SectionType>>;
    return (
      <Component
        key={index}
        section={section}
        members={shownIn[index] ?? []}
        first={index === 0}
        eager={index === firstWithPicture}
        page={page}
      />
    );
  });
}
