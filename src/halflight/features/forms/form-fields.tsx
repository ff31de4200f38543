import { useWords } from '../../ui/components/site-context/site-context';
import type { FormField } from './form-field';
import { FormInput } from './form-input';
import { helpOf, labelOf } from './form-words';

interface Props {
  fields: readonly FormField[];
  /** The error message of each invalid field. */
  errors?: Partial<Record<string, string>>;
  /** Set while a message is being sent, so that its text cannot change. */
  readOnly?: boolean;
}

/** The fields of a form. */
export function FormFields({ fields, errors = {}, readOnly }: Props) {
  const say = useWords();
  return (
    <div className="contact-fields">
      {fields.map((field) => (
        <FormInput
          key={field.name}
          field={field}
          label={labelOf(field, say)}
          help={helpOf(field, say)}
          error={errors[field.name]}
          readOnly={readOnly}
        />
      ))}
    </div>
  );
}
