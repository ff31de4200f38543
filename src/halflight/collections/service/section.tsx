import { Badge } from '../../ui/components/badge/badge';
import { Icon } from '../../ui/components/icon/icon';
import { iconOfTarget } from '../../ui/components/icon/icon-of-target';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';
import { Title } from '../../ui/components/title/title';
import './section.css';

/** The services of the person. Renders nothing if there are none. */
export function Services({ section: { id, title, text, actions }, members }: SectionProps<'services'>) {
  const say = useWords();
  const services = members as readonly ShownEntry<'service'>[];
  if (services.length === 0) return null;
  return (
    <Section type="services" id={id} title={title ?? say('services')} text={text} actions={actions}>
      <ul className="services">
        {services.map((service) => (
          <Service key={service.id} {...service} />
        ))}
      </ul>
    </Section>
  );
}

function Service({ id, language, icon, title, titleHtml, summary, body, path, to, url }: ShownEntry<'service'>) {
  const target = path ?? to ?? url;
  return (
    <li className="service" {...useForeign(language)}>
      {icon && <Icon name={icon} />}
      <h3>
        {target ? (
          <Link to={target}>
            <Title title={title} html={titleHtml} />
            <Icon name={iconOfTarget(url)} />
          </Link>
        ) : (
          <Title title={title} html={titleHtml} />
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
