import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './faq.css';

/** Questions that unfold to their answers. */
export function Faq({ section }: SectionProps<typeof definition>) {
  const Heading = section.title ? 'h3' : 'h2';
  return (
    <Section {...section}>
      <div className="faq">
        {section.items.map(({ question, answer }, index) => (
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
