import { useId } from 'react';
import { newsletterFormOf, type NewsletterProvider } from './providers';
import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import '../../ui/components/line-form/line-form.css';

interface Props {
  provider: NewsletterProvider;
  /** The site's account at the provider. */
  account: string;
}

/** Subscribes to a newsletter: a plain form that posts to the provider, which responds with a page of its own, or a link to such a page. */
export function NewsletterForm({ provider, account }: Props) {
  const say = useWords();
  const id = useId();
  const { label, action, field, hidden } = newsletterFormOf(provider, account);
  if (field === undefined)
    return (
      <a className="button" href={action}>
        {say('subscribe')}
        <Icon name="arrow-up-right" />
      </a>
    );
  return (
    <form className="line-form" method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
