import type { ComponentType } from 'react';
import type { SectionType } from '../collections/sections';
import { CallToAction } from './call-to-action';
import { Features } from './features';
import { Hero } from './hero';
import { Posts } from './posts';
import { ProseSection } from './prose';
import { Showcase } from './showcase';
import type { Member, SectionProps, ShownSection } from './shown';
import { Social } from './social';

/** Each type of section, and the component that draws it. */
const components: { [Type in SectionType]: ComponentType<SectionProps<Type>> } = {
  hero: Hero,
  prose: ProseSection,
  features: Features,
  showcase: Showcase,
  posts: Posts,
  'call-to-action': CallToAction,
  social: Social,
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
      (section.type === 'hero' && section.image) || shownIn[index]?.some((member) => 'cover' in member && member.cover),
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
