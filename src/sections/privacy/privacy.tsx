import { Link } from '../../ui/components/link/link';
import { usePunctuation, useSite, useWords } from '../../ui/components/site-context/site-context';
import type { DisclosedService } from '../../derive/service';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import './privacy.css';

/** Which services learn something about a visitor, when, and their privacy policies; and what stays in the browser. */
export function Privacy({ section: { id, title, text, actions }, page: { services = [] } }: SectionProps<'privacy'>) {
  const say = useWords();
  const { blank } = usePunctuation();
  const { languages } = useSite();
  const has = (...kinds: DisclosedService['kind'][]) => services.some(({ kind }) => kinds.includes(kind));
  const Heading = title ? 'h3' : 'h2';
  const kept = [
    say('privacyKeptTheme'),
    ...(languages.length > 1 ? [say('privacyKeptLanguage')] : []),
    ...(has('Contact', 'ContactHere', 'ContactMail') ? [say('privacyKeptDraft')] : []),
    ...(has('Comments') ? [say('privacyKeptComments')] : []),
    say('privacyKeptPlace'),
  ];
  return (
    <Section type="privacy" id={id} title={title} text={text} actions={actions}>
      <div className="privacy">
        <p>{say('privacyIntro')}</p>
        <Heading>{say('privacyServices')}</Heading>
        {services.length > 0 ? (
          <dl className="privacy-services">
            {services.map(({ kind, name, policy }) => (
              <div key={`${kind} ${name}`}>
                <dt>{name}</dt>
                <dd>
                  {say(`privacy${kind}`)}
                  {policy && (
                    <>
                      {blank}
                      <Link to={policy}>{say('privacyPolicy', { name })}</Link>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{say('privacyNobody')}</p>
        )}
        <Heading>{say('privacyKept')}</Heading>
        <ul className="privacy-kept">
          {kept.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
