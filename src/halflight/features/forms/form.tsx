import { withPrefix } from 'gatsby';
import { useId } from 'react';
import type { ShownForm } from './destinations';
import { Icon } from '../../ui/components/icon/icon';
import { usePunctuation, useSite, useWords } from '../../ui/components/site-context/site-context';
import { FormButton } from './form-button';
import { FormDraft, draftNewsOf } from './form-draft';
import { FormFields } from './form-fields';
import { FormNews, newsOf } from './form-news';
import { FormSent } from './form-sent';
import { draftKey } from './drafts';
import { isRateLimited, isSending } from './form-state';
import { toPost, type Trap } from './to-post';
import { useForm } from './use-form';
import './form.css';

/** A form: the contact form, or one that the site declares. It is a plain form that works without scripts. React takes over when a visitor starts to use it. */
export function Form({ form }: { form: ShownForm }) {
  const say = useWords();
  const { title, language } = useSite();
  const { blank } = usePunctuation();
  const post = toPost(form, say('mailSubject', { site: title }), language);
  const { attach, ...contact } = useForm(form, post);
  const { state, draft } = contact;
  if (state.status === 'sent') return <FormSent form={form} message={state.message} onAnother={contact.writeAnother} />;

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
      aria-label={form.label ?? say('writeMessage')}
      data-interactive=""
      data-draft={draftKey(withPrefix('/'), form)}
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
      <FormFields fields={form.fields} errors={state.errors} readOnly={busy} />
      {trap && <HoneypotField trap={trap} />}
      <div className="contact-challenge" />
      <div className="contact-form-end">
        <FormButton
          label={form.label && (form.button ?? say('sendForm'))}
          status={state.status}
          disabled={isRateLimited(state)}
        />
        {note && <p className="contact-form-note">{note}</p>}
        <FormDraft draft={draft} busy={busy} onSwap={contact.swap} onForget={contact.forget} />
      </div>
      <p className="visually-hidden" role="status">
        {announced.join(blank)}
      </p>
      <FormNews state={state}>
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
      </FormNews>
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
