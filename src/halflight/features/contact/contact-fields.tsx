import type { ContactForm } from './destinations';
import { useWords } from '../../ui/components/site-context/site-context';
import { MESSAGE_LENGTH, MESSAGE_SHORTEST } from '../../limits';
import type { WordName } from '../../words/en';
import { ContactField } from './contact-field';
import { constraintsOf, fieldNames, type FieldName } from './message';

interface Props {
  form: Pick<ContactForm, 'fields' | 'topics'>;
  /** The error message of each invalid field. */
  errors?: Partial<Record<FieldName, string>>;
  /** Set while a message is being sent, so that its text cannot change. */
  readOnly?: boolean;
}

/** The label of each field. */
export const labels: Record<FieldName, WordName> = {
  name: 'yourName',
  email: 'emailAddress',
  organization: 'organization',
  phone: 'phone',
  topic: 'topic',
  subject: 'subject',
  message: 'yourMessage',
};

const hints: Partial<Record<FieldName, WordName>> = { email: 'emailHint', message: 'messageHint' };

/** The fields of the form: name, email address, message and those that `site.md` enables. */
export function ContactFields({ form: { fields, topics }, errors = {}, readOnly }: Props) {
  const say = useWords();
  const optional: readonly FieldName[] = topics.length > 0 ? [...fields, 'topic'] : fields;
  const asked = fieldNames.filter((name) => constraintsOf(name).required || optional.includes(name));
  return (
    <div className="contact-fields">
      {asked.map((name) => (
        <ContactField
          key={name}
          name={name}
          label={say(labels[name])}
          hint={hints[name] && say(hints[name], { shortest: MESSAGE_SHORTEST, longest: MESSAGE_LENGTH })}
          options={name === 'topic' ? topics : undefined}
          error={errors[name]}
          readOnly={readOnly}
        />
      ))}
    </div>
  );
}
