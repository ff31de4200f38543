import { othersOf, toKept } from './to-kept';
import { Link } from '../../ui/components/link/link';
import { usePunctuation, useSite, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './privacy.css';

/** Which services learn something about a visitor, when, and their privacy policies; and what is stored in the browser. */
export function Privacy({ section, page: { services = [] } }: SectionProps<typeof definition>) {
  const say = useWords();
  const { blank } = usePunctuation();
  const { languages, announcement = false } = useSite();
  const others = othersOf(services);
  const Heading = section.title ? 'h3' : 'h2';
  const kept = toKept({ services, multilingual: languages.length > 1, announcement });
  return (
    <Section {...section}>
      <div className="privacy">
        <p>{say('privacyIntro')}</p>
        <Heading>{say('privacyServices')}</Heading>
        {others.length > 0 ? (
          <dl className="privacy-services">
            {others.map(({ kind, name, policy }) => (
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
          {kept.map((name) => (
            <li key={name}>{say(name)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
