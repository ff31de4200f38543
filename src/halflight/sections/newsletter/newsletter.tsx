import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';

/** A form that subscribes visitors to a newsletter. */
export function Newsletter({ section }: SectionProps<typeof definition>) {
  const { provider, account } = section;
  return (
    <Section {...section}>
      <NewsletterForm provider={provider} account={account} />
    </Section>
  );
}
