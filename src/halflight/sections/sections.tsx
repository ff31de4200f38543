import type { ComponentType, ReactNode } from 'react';
import type { ShownImage } from '../fields/images';
import { components } from './components';
import { prefixIds } from './prefix-ids';
import type { SectionType } from './schema';
import type { Member, SectionProps, ShownSection } from './shown';
import { ShowsAll } from './shows-all';
import './ground.css';

type Components = { [Type in SectionType]: ComponentType<SectionProps<Type>> };

interface Props {
  sections: readonly ShownSection[];
  /** For each section, the ids of the entries that it shows. */
  sectionMembers: readonly (readonly string[])[];
  members: readonly Member[];
  /** The indexes of the sections that show everything in their list, and so need no link to it. */
  whole?: readonly number[] | undefined;
  /** The width of the page, for sections that set none. */
  width?: ShownSection['width'];
  page: SectionProps<'hero'>['page'];
}

/** The sections of a page, from top to bottom. */
export function Sections({ sections, sectionMembers, members, whole = [], width, page }: Props) {
  const byId = new Map(members.map((member) => [member.id, member]));
  const seen = new Set<string>();
  /** A text with ids of its own if another section above shows the same. */
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
    // The registry pairs each type with its own component; TypeScript cannot follow the pair through a lookup.
    const Component = (components satisfies Components)[section.type] as ComponentType<SectionProps<SectionType>>;
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

/** The large pictures that a section has itself; those that are missing are `null` or `undefined`. Logos are small. */
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
      return [];
  }
}

/** The background and width of a section; no element if it has neither. */
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
