import { Icon } from '../../ui/components/icon/icon';
import { columnsFor } from '../columns';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './steps.css';

/** Numbered steps, in order. */
export function Steps({ section }: SectionProps<typeof definition>) {
  const { items } = section;
  const Heading = section.title ? 'h3' : 'h2';
  return (
    <Section {...section}>
      <ol className="steps columns" data-columns={columnsFor(items.length, 4)}>
        {items.map((item, index) => (
          <li key={index} className="step">
            {item.icon && <Icon name={item.icon} />}
            <Heading>{item.title}</Heading>
            {item.text && <div className="step-text flow" dangerouslySetInnerHTML={{ __html: item.text }} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
