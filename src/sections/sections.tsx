import type { ComponentType, ReactNode } from 'react';
import { Lightbox } from '../features/lightbox/lightbox';
import { components } from './components';
import type { SectionType } from './schema';
import type { Member, SectionProps, ShownSection } from './shown';
import { ShowsAll } from './shows-all';
import './ground.css';

/** Each type of section, and the component that draws it. */
type Components = { [Type in SectionType]: ComponentType<SectionProps<Type>> };

interface Props {
  sections: readonly ShownSection[];
  /** For each section the ids of the entries it shows. */
  sectionMembers: readonly (readonly string[])[];
  members: readonly Member[];
  /** The places of the sections that show all that their list has: nothing more is to be found there. */
  whole?: readonly number[] | undefined;
  /** How wide the page is: a section without a width of its own is as wide. */
  width?: ShownSection['width'];
  page: SectionProps<'hero'>['page'];
}

/** The sections of a page, from top to bottom. */
export function Sections({ sections, sectionMembers, members, whole = [], width, page }: Props) {
  const byId = new Map(members.map((member) => [member.id, member]));
  const shownIn = sections.map((_, index) =>
    (sectionMembers[index] ?? []).map((id) => byId.get(id)).filter((member) => member !== undefined),
  );
  const firstWithPicture = sections.findIndex(
    (section, index) =>
      ('image' in section && section.image) ||
      ('items' in section && section.items?.some((item) => item && 'image' in item && 'alt' in item)) ||
      shownIn[index]?.some((member) => 'cover' in member && member.cover),
  );
  // Where pictures are enlarged has the colours of the page, not those of a ground that they stand on: the first dialog of a page is used.
  const isOnGround = sections.some(({ type, tone }) => tone && tone !== 'paper' && ENLARGING.has(type));
  const drawn = sections.map((section, index) => {
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
            page={page}
          />
        </ShowsAll>
      </Ground>
    );
  });
  return (
    <>
      {isOnGround && <Lightbox />}
      {drawn}
    </>
  );
}

/** The sections whose pictures are shown as large as the screen when they are pressed. */
const ENLARGING: ReadonlySet<SectionType> = new Set<SectionType>(['gallery', 'prose']);

/** What a section stands on: nothing of its own unless it says so. */
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
