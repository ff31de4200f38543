import { Facts } from '../components/facts/facts';
import { Icon } from '../components/icon/icon';
import { useSite, useWords } from '../components/site-context/site-context';
import { SocialList } from '../components/social-list/social-list';
import { Section } from './section';
import type { SectionProps } from './shown';
import './contact.css';

/** How to reach the person. Without any way to there is no section. */
export function Contact({ section: { id, title, text, actions } }: SectionProps<'contact'>) {
  const { person } = useSite();
  const say = useWords();
  const { email, phone, location, social } = person;
  if (!email && !phone && !location && social.length === 0 && !text && !actions?.length) return null;
  const facts = [
    { label: say('email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: say('phone'), value: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> },
    { label: say('location'), value: location },
  ];
  return (
    <Section type="contact" id={id} title={title ?? say('contact')} text={text} actions={actions}>
      <div className="contact">
        {email && (
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
        {social.length > 0 && <SocialList links={social} />}
      </div>
    </Section>
  );
}
