import { useState } from 'react';
import { Icon, Picture, Section, type SectionProps } from 'halflight/section';
import type { section } from './schema';
import './pull-quote.css';

/** A sentence that stands out. Its remarks are shown one after the other. */
export function PullQuote({
  section: { id, title, text, actions, quote, portrait, remarks = [] },
  eager,
}: SectionProps<typeof section>) {
  const [index, setIndex] = useState(0);
  const remark = remarks[index % remarks.length];
  return (
    <Section type="pull-quote" id={id} title={title} text={text} actions={actions}>
      <figure className="pull-quote">
        {portrait && <Picture {...portrait} eager={eager} sizes="8rem" />}
        <blockquote dangerouslySetInnerHTML={{ __html: quote }} />
        {remark && (
          <figcaption data-interactive="">
            {remark.by}: {remark.words}{' '}
            <button type="button" onClick={() => setIndex(index + 1)}>
              Next <Icon name="arrow-right" />
            </button>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
