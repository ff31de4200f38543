import { useId } from 'react';
import { newsletterFormOf, type NewsletterProvider } from './providers';
import { useWords } from '../../ui/components/site-context/site-context';
import '../../ui/components/line-form/line-form.css';

interface Props {
  provider: NewsletterProvider;
  /** The site's account at the provider. */
  account: string;
}

/** Subscribes to a newsletter: a plain form that posts to the provider, which responds with a page of its own. */
export function NewsletterForm({ provider, account }: Props) {
  const say = useWords();
  const id = useId();
  const { label, action, field } = newsletterFormOf(provider, account);
  return (
    <form className="line-form" method="post" action={action}>
      <label htmlFor={id}>{say('emailAddress')}</label>
      <div className="line-form-row">
        <input id={id} type="email" name={field} autoComplete="email" required aria-describedby={`${id}-note`} />
        <button className="button" type="submit">
          {say('subscribe')}
        </button>
      </div>
      <p id={`${id}-note`} className="line-form-note">
        {say('subscribeNote', { provider: label })}
      </p>
    </form>
  );
}
