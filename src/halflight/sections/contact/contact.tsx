import { Facts } from '../../ui/components/facts/facts';
import { Icon } from '../../ui/components/icon/icon';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { SocialList } from '../../features/social/social-list';
import { toPhoneUrl } from '../../features/social/to-phone-url';
import { CONTACT_FORM } from '../../features/forms/destinations';
import { Form } from '../../features/forms/form';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './contact.css';

/** How to reach the person: contact details and a form. Renders nothing if there are no details, form, text or actions. */
export function Contact({ section, page: { forms } }: SectionProps<typeof definition>) {
  const { person, profile } = useSite();
  const say = useWords();
  const contactForm = forms?.[CONTACT_FORM];
  const { email, phone, location, social, card } = person;
  const reachable = Boolean(email ?? phone ?? location) || social.length > 0;
  if (!contactForm && !reachable && !section.text && !section.actions?.length) return null;
  const facts = [
    {
      label: say('email'),
      value: email && (
        <a href={`mailto:${email}`} className={profile ? 'u-email' : undefined}>
          {email}
        </a>
      ),
    },
    {
      label: say('phone'),
      value: phone && (
        <a href={toPhoneUrl(phone)} className={profile ? 'p-tel' : undefined}>
          {phone}
        </a>
      ),
    },
    { label: say('location'), value: location },
  ];
  return (
    <Section {...section} title={section.title ?? say(contactForm ? 'writeMessage' : 'contact')}>
      {reachable && (
        <div className="contact">
          {email && !contactForm && (
            <p className="actions">
              <span>
                <a className="button" href={`mailto:${email}`}>
                  <Icon name="mail" />
                  {say('writeTo')}
                </a>
              </span>
            </p>
          )}
          <Facts facts={facts} />
          {(social.length > 0 || card) && <SocialList links={social} card={card} />}
        </div>
      )}
      {contactForm && <Form form={contactForm} />}
    </Section>
  );
}
