import { Badge } from '../../ui/components/badge/badge';
import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';
import './section.css';

/** The services of the person. Renders nothing if there are none. */
export function Services({ section: { id, title, text, actions }, members }: SectionProps<'services'>) {
  const say = useWords();
  const services = members as readonly ShownEntry<'service'>[];
  if (services.length === 0) return null;
  return (
    <Section type="services" id={id} title={title ?? say('services')} text={text} actions={actions}>
      <ul className="services">
        {services.map((service) => {
          const target = service.path ?? service.to ?? service.url;
          return (
            <li key={service.id} className="service">
              {service.icon && <Icon name={service.icon} />}
              <h3>
                {target ? (
                  <Link to={target}>
                    {service.title}
                    <Icon name={service.url ? 'arrow-up-right' : 'arrow-right'} />
                  </Link>
                ) : (
                  service.title
                )}
              </h3>
              <Badge of={service.id} />
              <div className="service-text flow">
                <p>{service.summary}</p>
                {service.body && <div className="flow" dangerouslySetInnerHTML={{ __html: service.body }} />}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
