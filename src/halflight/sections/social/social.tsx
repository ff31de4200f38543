import { SocialList } from '../../features/social/social-list';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';

/** The person's links elsewhere, with e-mail address and phone number if these are public. Renders nothing if there are none. */
export function Social({ section }: SectionProps<typeof definition>) {
  const { person } = useSite();
  const say = useWords();
  if (person.social.length === 0 && !person.email && !person.phone) return null;
  return (
    <Section {...section} title={section.title ?? say('socialLinks')}>
      <SocialList links={person.social} email={person.email} phone={person.phone} card={person.card} />
    </Section>
  );
}
