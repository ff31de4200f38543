import { Icon } from '../../ui/components/icon/icon';
import { Link } from '../../ui/components/link/link';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './features.css';

/** A few points, side by side. */
export function Features({ section }: SectionProps<typeof definition>) {
  const { items } = section;
  const Heading = section.title ? 'h3' : 'h2';
  return (
    <Section {...section}>
      <ul className="features grid" data-thirds={items.length % 3 === 0 ? '' : undefined}>
        {items.map((item, index) => {
          const target = item.to ?? item.url;
          return (
            <li key={index} className="feature">
              {item.icon && <Icon name={item.icon} />}
              <Heading>{target ? <Link to={target}>{item.title}</Link> : item.title}</Heading>
              {item.text && <div className="feature-text flow" dangerouslySetInnerHTML={{ __html: item.text }} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
