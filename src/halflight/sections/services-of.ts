import type { FormPerson, FormSite } from '../features/forms/to-form';
import type { Service } from '../features/service';
import type { SectionDefinition, SectionOf } from './define-section';

/** Exported by `services.ts` of a section that involves third parties: the services that a visitor's browser contacts because of it. */
export type ServicesOf<Definition extends Pick<SectionDefinition, 'type' | 'fields'> = SectionDefinition> = (
  section: SectionOf<Definition>,
  site: FormSite,
  person: FormPerson | undefined,
) => readonly Service[];
