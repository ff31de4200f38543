import { Icon } from '../../ui/components/icon/icon';
import { columnsFor } from '../columns';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import './steps.css';

/** Numbered steps, in order. */
export function Steps({ section: { id, title, text, actions, items } }: SectionProps<'steps'>) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section type="steps" id={id} title={title} text={text} actions={actions}>
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
