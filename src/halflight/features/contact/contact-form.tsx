import { withPrefix } from 'gatsby';
import { useId } from 'react';
import type { ContactForm as Form } from './destinations';
import { Icon } from '../../ui/components/icon/icon';
import { usePunctuation, useSite, useWords } from '../../ui/components/site-context/site-context';
import { ContactButton } from './contact-button';
import { ContactDraft, draftNewsOf } from './contact-draft';
import { ContactFields } from './contact-fields';
import { ContactNews, newsOf } from './contact-news';
import { ContactSent } from './contact-sent';
import { draftKey } from './drafts';
import { isRateLimited, isSending } from './form-state';
import { toPost, type Trap } from './to-post';
import { useContactForm } from './use-contact-form';
import './contact-form.css';

/** The contact form: a plain form that works without scripts. React takes over when a visitor starts to use it. */
export function ContactForm({ form }: { form: Form }) {
  const say = useWords();
  const { title, language } = useSite();
  const { blank } = usePunctuation();
  const post = toPost(form, say('mailSubject', { site: title }), language);
  const { attach, ...contact } = useContactForm(form, post);
  const { state, draft } = contact;
  if (state.status === 'sent') return <ContactSent message={state.message} onAnother={contact.writeAnother} />;

  const { action, encType, hidden, trap, attributes, provider } = post;
  const { email } = form;
  const note = provider ? say('messageGoesTo', { provider }) : form.destination === 'mailto' && say('messageByMail');
  const busy = isSending(state);
  const announced = busy
    ? [say('sending')]
    : state.status === 'idle' && Object.keys(state.errors).length > 0
      ? [say('correctFields')]
      : [...newsOf(state, say).sentences, ...draftNewsOf(draft).map((word) => say(word))];
  return (
    <form
      ref={attach}
      className="contact-form"
      method="post"
      action={action}
      encType={encType}
      aria-label={say('writeMessage')}
      data-interactive=""
      data-draft={draftKey(withPrefix('/'))}
      noValidate={contact.running}
      onSubmit={(event) => {
        event.preventDefault();
        void contact.submit();
      }}
      onInput={({ target }) => contact.input(target)}
      onFocus={contact.focus}
      {...attributes}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ContactFields form={form} errors={state.errors} readOnly={busy} />
      {trap && <HoneypotField trap={trap} />}
      <div className="contact-challenge" />
      <div className="contact-form-end">
        <ContactButton status={state.status} disabled={isRateLimited(state)} />
        {note && <p className="contact-form-note">{note}</p>}
        <ContactDraft draft={draft} busy={busy} onSwap={contact.swap} onForget={contact.forget} />
      </div>
      <p className="visually-hidden" role="status">
        {announced.join(blank)}
      </p>
      <ContactNews state={state}>
        {state.status === 'failed' && email && (
          <a
            className="button"
            href={`mailto:${email}`}
            onClick={(event) => {
              event.currentTarget.href = contact.prepareMail(email);
            }}
          >
            <Icon name="mail" />
            {say('sendAsEmail')}
          </a>
        )}
      </ContactNews>
    </form>
  );
}

/**
 * The honeypot: off the screen, out of the tab order and hidden from screen readers. `display: none` and `hidden` would give it away to bots. Its
 * label is for people who come across it because the stylesheet did not load.
 */
function HoneypotField({ trap: { name, type } }: { trap: Trap }) {
  const say = useWords();
  const id = useId();
  return (
    <div className="contact-trap" aria-hidden="true">
      <label htmlFor={id}>{say('leaveEmpty')}</label>
      <input id={id} type={type} name={name} tabIndex={-1} autoComplete={type === 'text' ? 'off' : undefined} />
    </div>
  );
}
