import type { ShownForm } from '../features/forms/destinations';
import type { DisclosedService } from '../features/service';
import type { Shown } from '../fields/shown';
import type { SectionDefinition, SectionOf } from './define-section';

/** The props of the component of a section: `SectionProps<typeof section>`. */
export interface SectionProps<Definition extends Pick<SectionDefinition, 'type' | 'fields'> = SectionDefinition> {
  section: Shown<SectionOf<Definition>>;
  /** Whether the section opens the page, which makes its title the heading of the page. */
  first: boolean;
  /** Whether the section shows the first large image on the page, which is loaded eagerly. */
  eager: boolean;
  page: {
    title: string;
    titleHtml?: string | null | undefined;
    summary?: string | null;
    body: string;
    /** The forms on the page, by name. */
    forms?: Readonly<Partial<Record<string, ShownForm>>> | undefined;
    /** Only on a page with the section `privacy`. */
    services?: readonly DisclosedService[] | undefined;
  };
}
