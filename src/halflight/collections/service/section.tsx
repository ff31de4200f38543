import { Badge } from '../../ui/components/badge/badge';
import { Icon } from '../../ui/components/icon/icon';
import { iconOfTarget } from '../../ui/components/icon/icon-of-target';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { MembersProps, ShownEntry } from '../shown';
import type { section as definition } from './section-schema';
import { Title } from '../../ui/components/title/title';
import './section.css';

/** The person's services. Renders nothing if there are none. */
export function Services({ section, members }: MembersProps<typeof definition>) {
  const say = useWords();
  const services = members as readonly ShownEntry<'service'>[];
  if (services.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? say('services')}>
      <ul className="services">
        {services.map((service) => (
          <Service key={service.id} {...service} />
        ))}
      </ul>
    </Section>
  );
}

function Service(service: ShownEntry<'service'>) {
  const { id, language, icon, summary, body, path, to, url } = service;
  const target = path ?? to ?? url;
  return (
    <li className="service" {...useForeign(language)}>
      {icon && <Icon name={icon} />}
      <h3>
        {target ? (
          <Link to={target}>
            <Title of={service} />
            <Icon name={iconOfTarget(url)} />
          </Link>
        ) : (
          <Title of={service} />
        )}
      </h3>
      <Badge of={id} />
      <div className="service-text flow">
        <p>{summary}</p>
        {body && <div className="flow" dangerouslySetInnerHTML={{ __html: body }} />}
      </div>
    </li>
  );
}
