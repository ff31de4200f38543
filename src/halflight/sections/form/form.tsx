import { Form as FormItself } from '../../features/forms/form';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './form.css';

/** A form that the site declares. */
export function Form({ section, page: { forms = {} } }: SectionProps<typeof definition>) {
  const form = forms[section.form];
  if (!form) return null;
  return (
    <Section {...section} title={section.title ?? form.label}>
      <div className="form-alone">
        <FormItself form={form} />
      </div>
    </Section>
  );
}
