import { useId } from 'react';
import { usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import { constraintsOf, type FieldName } from './message';

interface Props {
  name: FieldName;
  label: string;
  /** A line below the field. */
  hint?: string | undefined;
  /** The options of a select; without them, the field is a text input. */
  options?: readonly string[] | undefined;
  error?: string | undefined;
  /** Set while a message is being sent, so that its text cannot change. */
  readOnly?: boolean | undefined;
}

/** A field of the contact form with its label, constraints, hint and error. It is uncontrolled: the browser holds its value. */
export function ContactField({ name, label, hint, options, error, readOnly }: Props) {
  const say = useWords();
  const { aside } = usePunctuation();
  const id = useId();
  const { type, autoComplete, required, minLength, maxLength } = constraintsOf(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required,
    autoComplete,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="contact-field" data-field={name}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="contact-field-optional">{aside.join(say('optional'))}</span>}
      </label>
      {options ? (
        // A select cannot be read-only.
        <select {...shared} disabled={readOnly}>
          <option value="">{say('chooseTopic')}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : type === 'textarea' ? (
        <textarea {...shared} dir="auto" rows={7} minLength={minLength} maxLength={maxLength} readOnly={readOnly} />
      ) : (
        <input {...shared} dir="auto" type={type} minLength={minLength} maxLength={maxLength} readOnly={readOnly} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="contact-field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="contact-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
