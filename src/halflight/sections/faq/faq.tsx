import { Section } from '../section';
import type { SectionProps } from '../shown';
import './faq.css';

/** Questions that unfold to their answers. */
export function Faq({ section: { id, title, text, actions, items } }: SectionProps<'faq'>) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <Section type="faq" id={id} title={title} text={text} actions={actions}>
      <div className="faq">
        {items.map(({ question, answer }, index) => (
          <details key={index} className="faq-item">
            <summary>
              <Heading>{question}</Heading>
            </summary>
            <div className="faq-answer flow" dangerouslySetInnerHTML={{ __html: answer }} />
          </details>
        ))}
      </div>
    </Section>
  );
}
