import type { ComponentType } from 'react';
import type { SectionType } from '../collections/sections';
import { Awards } from './awards';
import { Books } from './books';
import { CallToAction } from './call-to-action';
import { Contact } from './contact';
import { EmbedSection } from './embed';
import { Events } from './events';
import { Faq } from './faq';
import { Features } from './features';
import { Gallery } from './gallery';
import { Hero } from './hero';
import { Logos } from './logos';
import { Newsletter } from './newsletter';
import { Posts } from './posts';
import { Products } from './products';
import { Privacy } from './privacy';
import { ProseSection } from './prose';
import { Services } from './services';
import { Showcase } from './showcase';
import type { Member, SectionProps, ShownSection } from './shown';
import { Skills } from './skills';
import { Social } from './social';
import { Stats } from './stats';
import { Steps } from './steps';
import { Team } from './team';
import { Testimonials } from './testimonials';
import { Timeline } from './timeline';

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
