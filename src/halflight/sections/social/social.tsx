import { SocialList } from '../../features/social/social-list';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../section';
import type { SectionProps } from '../shown';

/** Links to the person elsewhere, with their e-mail address and phone number if these are public. Renders nothing without any. */
export function Social({ section: { id, title, text, actions } }: SectionProps<'social'>) {
  const { person } = useSite();
  const say = useWords();
  if (person.social.length === 0 && !person.email && !person.phone) return null;
  return (
    <Section type="social" id={id} title={title ?? say('socialLinks')} text={text} actions={actions}>
      <SocialList links={person.social} email={person.email} phone={person.phone} card={person.card} />
    </Section>
  );
}
