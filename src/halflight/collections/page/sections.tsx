import type { ComponentType, ReactNode } from 'react';
import type { ShownImage } from '../../fields/images';
import { siteComponents } from '../../site-sections/components';
import { sectionComponents } from '../section-components';
import { prefixIds } from './prefix-ids';
import type { DefinitionOf, SectionType, ShownSection } from '../sections';
import type { Member, MembersProps } from '../shown';
import { ShowsAll } from '../../sections/shows-all';
import './ground.css';

type Components = { [Type in SectionType]: ComponentType<MembersProps<DefinitionOf<Type>>> };

interface Props {
  sections: readonly ShownSection[];
  /** For each section, the ids of the entries it shows. */
  sectionMembers: readonly (readonly string[])[];
  members: readonly Member[];
  /** The indexes of the sections that show everything in their list, and so need no link to it. */
  whole?: readonly number[] | undefined;
  /** The width of the page, for sections that set none. */
  width?: ShownSection['width'];
  page: MembersProps['page'];
}

/** The sections of a page, from top to bottom. */
export function Sections({ sections, sectionMembers, members, whole = [], width, page }: Props) {
  const byId = new Map(members.map((member) => [member.id, member]));
  const seen = new Set<string>();
  /** Makes the ids in a text unique if a section above shows the same text. */
  const distinct = (text: string, name: string, index: number) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated ? prefixIds(text, `section-${index + 1}-`) : text;
  };
  const shownIn = sections.map((_, index) =>
    (sectionMembers[index] ?? [])
      .map((id) => byId.get(id))
      .filter((member) => member !== undefined)
      .map((member) => (member.body ? { ...member, body: distinct(member.body, member.id, index) } : member)),
  );
  const firstWithPicture = sections.findIndex(
    (section, index) =>
      picturesOf(section).some(Boolean) || shownIn[index]?.some((member) => 'cover' in member && member.cover),
  );
  return sections.map((section, index) => {
    const Component = componentOf(section.type);
    if (!Component) return null;
    return (
      <Ground key={index} tone={section.tone} width={section.width ?? width}>
        <ShowsAll value={whole.includes(index)}>
          <Component
            section={section}
            members={shownIn[index] ?? []}
            first={index === 0}
            eager={index === firstWithPicture}
            page={section.type === 'prose' && !section.text ? { ...page, body: distinct(page.body, '', index) } : page}
          />
        </ShowsAll>
      </Ground>
    );
  });
}

/** The component of a section type, which may be the site's own. In the preview, a new one is missing until the preview restarts. */
function componentOf(type: SectionType): ComponentType<MembersProps> | undefined {
  // The registry pairs each type with its own component, but TypeScript cannot follow the pair through a lookup.
  const registry = sectionComponents satisfies Components as Partial<Record<string, unknown>>;
  return (registry[type] ?? siteComponents[type]) as ComponentType<MembersProps> | undefined;
}

/** The large pictures that a section itself contains; missing ones are `null` or `undefined`. Logos do not count, because they are small. */
function picturesOf(section: ShownSection): readonly (ShownImage | null | undefined)[] {
  switch (section.type) {
    case 'hero':
    case 'embed':
      return [section.image];
    case 'compare':
      return [section.before];
    case 'gallery':
      return section.items;
    case 'bento':
      return section.items.map(({ image }) => image);
    default:
      return section.type in sectionComponents ? [] : Object.values(section).filter(isPicture);
  }
}

const isPicture = (value: unknown): value is ShownImage =>
  typeof value === 'object' && value !== null && 'image' in value && 'alt' in value;

/** The background and width of a section; adds no element if it has neither. */
function Ground({ tone, width, children }: Pick<ShownSection, 'tone' | 'width'> & { children: ReactNode }) {
  const ownTone = tone === 'paper' ? undefined : tone;
  const ownWidth = width === 'page' ? undefined : width;
  if (!ownTone && !ownWidth) return children;
  return (
    <div className="ground" data-tone={ownTone} data-width={ownWidth}>
      {children}
    </div>
  );
}
