// What the component of a section in a site's `src/sections/` may import, as `halflight/section`.
import type { z } from 'zod';
import type { ShownImage } from '../fields/images';
import type { Shown } from '../fields/shown';
import type { SectionDefinition } from '../sections/define-section';

export { Actions } from '../ui/components/actions/actions';
export { columnsFor } from '../sections/columns';
export { Section } from '../sections/section';
export { Icon } from '../ui/components/icon/icon';
export { Link } from '../ui/components/link/link';
export { Picture } from '../ui/components/picture/picture';
export type { ShownImage };

/** The values of a section as its component receives them: pictures ready to be shown, Markdown as HTML. */
export type SectionValues<Definition extends Pick<SectionDefinition, 'fields'>> = Shown<
  z.output<z.ZodObject<Definition['fields']>>
>;

/** The props of a section's component: `SectionProps<typeof section>`, with `section` imported as a type from its schema. */
export interface SectionProps<Definition extends Pick<SectionDefinition, 'fields'>> {
  section: SectionValues<Definition>;
  /** Whether it opens the page. The heading of the page is above it, unless the page says `header: hidden`. */
  first: boolean;
  /** Whether it shows the first large image of the page, which should be loaded at once. */
  eager: boolean;
  /** The page that it is on. `body` is rendered HTML. */
  page: { title: string; summary?: string | null; body: string };
}
