import { socialNetworkOf } from '../../fields/networks';
import { toPhoneUrl } from '../../features/social/to-phone-url';
import { punctuationOf } from '../../words/punctuation';
import { useList, useSite, useWords } from '../../ui/components/site-context/site-context';
import './print-head.css';

/** For print only: whose page it is, and its URL. `address` is the full URL of the page. */
export function PrintHead({ address }: { address: string }) {
  const { person, title, profile } = useSite();
  const names = [...new Set([person.name, title])].filter(Boolean);
  const [name, ...others] = names;
  return (
    <p className="print-head wrapper label">
      {profile ? (
        <span className="print-name">
          <span className="p-name">{name}</span>
          {others.map((other) => ` · ${other}`)}
        </span>
      ) : (
        <span className="print-name">{names.join(' · ')}</span>
      )}
      {/* A host may serve the page at another URL as well. URLs read left to right even in Arabic. */}
      <span dir="ltr" suppressHydrationWarning>
        {address}
      </span>
    </p>
  );
}

/** For print only: the head of a curriculum vitae, with the person's name, contact details, skills and languages. */
export function PersonHead() {
  const { person, language: own } = useSite();
  const { aside } = punctuationOf(own);
  const say = useWords();
  const showList = useList();
  const { name, role, location, email, phone, social, skills = [], languages = [] } = person;
  const facts = [role, location].filter(Boolean);
  const lines = [
    { label: say('email'), value: email, href: `mailto:${email}` },
    { label: say('phone'), value: phone, href: phone && toPhoneUrl(phone) },
    ...social.map(({ url, label }) => ({ label: label ?? socialNetworkOf(url).label, value: url, href: url })),
    { label: say('skills'), value: showList(skills.map((skill) => skill.name)) },
    {
      label: say('languages'),
      value: showList(languages.map(({ name: language, level }) => (level ? language + aside.join(level) : language))),
    },
  ].filter(({ value }) => value);
  return (
    <div className="person-head">
      <p className="person-head-name">{name}</p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {lines.length > 0 && (
        <dl className="person-head-lines">
          {lines.map(({ label, value, href }, index) => (
            <div key={index} data-wide={href ? undefined : ''}>
              <dt className="label">{label}</dt>
              {/* A link, because many CVs are printed to a PDF. */}
              <dd>
                {href ? (
                  <a href={href} dir="ltr">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
