import type { ContactForm } from '../collections/contact-destinations';
import { useWords } from '../components/site-context/site-context';
import { MESSAGE_LENGTH, MESSAGE_SHORTEST } from '../limits';
import { ContactField } from './contact-field';
import type { FieldName } from './message';

interface Props {
  form: Pick<ContactForm, 'fields' | 'topics'>;
  /** What is wrong with what was typed, in words. */
  errors?: Partial<Record<FieldName, string>>;
  /** While a message is on its way what was typed stays as it is. */
  readOnly?: boolean;
}

/** What the form asks for: a name, an address and a message, and what `site.md` switches on. */
export function ContactFields({ form: { fields, topics }, errors = {}, readOnly }: Props) {
  const say = useWords();
  return (
    <div className="contact-fields">
      <ContactField name="name" label={say('yourName')} autoComplete="name" error={errors.name} readOnly={readOnly} />
      <ContactField
        name="email"
        label={say('emailAddress')}
        type="email"
        autoComplete="email"
        hint={say('emailHint')}
        error={errors.email}
        readOnly={readOnly}
      />
      {fields.includes('organization') && (
        <ContactField
          name="organization"
          label={say('organization')}
          autoComplete="organization"
          error={errors.organization}
          readOnly={readOnly}
        />
      )}
      {fields.includes('phone') && (
        <ContactField
          name="phone"
          label={say('phone')}
          type="tel"
          autoComplete="tel"
          error={errors.phone}
          readOnly={readOnly}
        />
      )}
      {topics.length > 0 && (
        <ContactField name="topic" label={say('topic')} options={topics} error={errors.topic} readOnly={readOnly} />
      )}
      {fields.includes('subject') && (
        <ContactField name="subject" label={say('subject')} error={errors.subject} readOnly={readOnly} />
      )}
      <ContactField
        name="message"
        label={say('yourMessage')}
        type="textarea"
        hint={say('messageHint', { shortest: MESSAGE_SHORTEST, longest: MESSAGE_LENGTH })}
        error={errors.message}
        readOnly={readOnly}
      />
    </div>
  );
}
