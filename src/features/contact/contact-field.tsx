import { useId } from 'react';
import { usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import { constraintsOf, type FieldName } from './message';

interface Props {
  name: FieldName;
  label: string;
  /** A line below the field. */
  hint?: string | undefined;
  /** What the field offers; one without is typed into. */
  options?: readonly string[] | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** While a message is on its way what was typed stays as it is. */
  readOnly?: boolean | undefined;
}

/** A field of the contact form with its label, its constraints and what is to be said of it. What is typed is the browser's, not React's. */
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
        <select {...shared}>
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
