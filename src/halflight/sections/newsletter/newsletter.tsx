import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { Section } from '../section';
import type { SectionProps } from '../shown';

/** A form that subscribes visitors to a newsletter. */
export function Newsletter({ section: { id, title, text, actions, provider, account } }: SectionProps<'newsletter'>) {
  return (
    <Section type="newsletter" id={id} title={title} text={text} actions={actions}>
      <NewsletterForm provider={provider} account={account} />
    </Section>
  );
}
