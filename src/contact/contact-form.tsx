import type { ContactForm as Form } from '../collections/contact-destinations';
import { Icon } from '../components/icon/icon';
import { useSite, useWords } from '../components/site-context/site-context';
import { ContactFields } from './contact-fields';
import { toPost } from './to-post';
import { TrapField } from './trap-field';
import './contact-form.css';

/** The contact form: a plain form that posts by itself. React takes it over when a visitor reaches for it. */
export function ContactForm({ form }: { form: Form }) {
  const say = useWords();
  const { title } = useSite();
  const { action, encType, hidden, trap, attributes, provider } = toPost(form, say('mailSubject', { site: title }));
  const note = provider ? say('messageGoesTo', { provider }) : form.destination === 'mailto' && say('messageByMail');
  return (
    <form
      className="contact-form"
      method="post"
      action={action}
      encType={encType}
      aria-label={say('writeMessage')}
      data-interactive=""
      {...attributes}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ContactFields form={form} />
      {trap && <TrapField trap={trap} />}
      <div className="contact-form-end">
        <button className="button" type="submit">
          <Icon name="send" />
          {say('sendMessage')}
        </button>
        {note && <p className="contact-form-note">{note}</p>}
      </div>
    </form>
  );
}
