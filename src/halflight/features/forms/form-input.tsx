import { useId } from 'react';
import { usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import type { FormField } from './form-field';
import { lengthsOf, TICKED } from './message';

interface Props {
  field: FormField;
  label: string;
  /** A line below the field. */
  help?: string | undefined;
  error?: string | undefined;
  /** Set while a message is being sent, so that its text cannot change. */
  readOnly?: boolean | undefined;
}

/** The HTML input type of a kind of field; the others have elements of their own. */
const types = { text: 'text', number: 'number', day: 'date', email: 'email', phone: 'tel', url: 'url' } as const;

/** What browsers may fill in by themselves, by the name of a field: HTML's autofill tokens. */
const autofill: Readonly<Partial<Record<string, string>>> = {
  name: 'name',
  email: 'email',
  organization: 'organization',
  phone: 'tel',
};

/** A field of a form with its label, constraints, help and error. It is uncontrolled: the browser holds its value. */
export function FormInput({ field, label, help, error, readOnly }: Props) {
  const say = useWords();
  const { aside } = usePunctuation();
  const id = useId();
  const { name, kind, optional, list } = field;
  const described = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const told = { 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined };
  const isGroup = kind === 'choice' && list;
  const words = (
    <>
      {label}
      {optional && <span className="contact-field-optional">{aside.join(say('optional'))}</span>}
    </>
  );
  const notes = (
    <>
      {help && (
        <p id={`${id}-hint`} className="contact-field-hint">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="contact-field-error">
          {error}
        </p>
      )}
    </>
  );
  if (isGroup)
    return (
      <fieldset
        className="contact-field contact-field-wide contact-field-group"
        data-field={name}
        aria-describedby={told['aria-describedby']}
      >
        <legend>{words}</legend>
        {(field.options ?? []).map((option, index) => (
          <Box
            key={option}
            name={name}
            value={option}
            label={field.shownOptions?.[index] ?? option}
            readOnly={readOnly}
          />
        ))}
        {notes}
      </fieldset>
    );
  if (kind === 'flag')
    return (
      <div className="contact-field contact-field-wide contact-field-group" data-field={name}>
        <Box name={name} value={TICKED} label={words} readOnly={readOnly} required={!optional} {...told} />
        {notes}
      </div>
    );
  return (
    <div className={kind === 'paragraph' ? 'contact-field contact-field-wide' : 'contact-field'} data-field={name}>
      <label htmlFor={id}>{words}</label>
      <Control
        field={field}
        readOnly={readOnly}
        shared={{
          id,
          name,
          required: !optional,
          autoComplete: Object.hasOwn(autofill, name) ? autofill[name] : undefined,
          ...told,
        }}
      />
      {notes}
    </div>
  );
}

interface BoxProps {
  name: string;
  value: string;
  label: React.ReactNode;
  readOnly: boolean | undefined;
  required?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** A box to tick. It cannot be read-only, so it ignores being pressed: a disabled one would not be sent. */
function Box({ label, readOnly, ...box }: BoxProps) {
  return (
    <label className="contact-box">
      <input
        {...box}
        type="checkbox"
        onClick={(event) => {
          if (readOnly) event.preventDefault();
        }}
      />
      <span>{label}</span>
    </label>
  );
}

interface ControlProps {
  field: FormField;
  readOnly: boolean | undefined;
  shared: Record<string, string | boolean | undefined>;
}

/** The element that a value is typed into or chosen from. */
function Control({ field, readOnly, shared }: ControlProps) {
  const say = useWords();
  const { kind, list, min, max, fraction, pattern, options = [], shownOptions = options } = field;
  if (kind === 'choice')
    return (
      // A select cannot be read-only.
      <select {...shared} disabled={readOnly}>
        <option value="">{say('chooseTopic')}</option>
        {options.map((option, index) => (
          <option key={option} value={option}>
            {shownOptions[index] ?? option}
          </option>
        ))}
      </select>
    );
  const { shortest, longest } = lengthsOf(field);
  const lengths = { minLength: shortest > 1 ? shortest : undefined, maxLength: longest };
  if (kind === 'paragraph' || list)
    return (
      <textarea
        {...shared}
        {...lengths}
        className={list ? 'contact-lines' : undefined}
        dir="auto"
        rows={list ? 3 : 7}
        readOnly={readOnly}
      />
    );
  // `flag` was handled above.
  const type = types[kind as keyof typeof types];
  if (kind === 'number')
    return <input {...shared} type={type} min={min} max={max} step={fraction ? 'any' : 1} readOnly={readOnly} />;
  if (kind === 'day') return <input {...shared} type={type} readOnly={readOnly} />;
  return <input {...shared} {...lengths} dir="auto" type={type} pattern={pattern} readOnly={readOnly} />;
}
