import { columnsFor } from '../columns';
import { Section } from '../section';
import type { SectionProps } from '../shown';
import type { section as definition } from './schema';
import './stats.css';

/** A few figures, set large. */
export function Stats({ section }: SectionProps<typeof definition>) {
  const { items } = section;
  return (
    <Section {...section}>
      <dl className="stats columns" data-columns={columnsFor(items.length, 4)}>
        {items.map((item, index) => (
          <div key={index} className="stat">
            <dt className="label">{item.label}</dt>
            <dd className="stat-value">
              <bdi data-count={/^[1-9]\d{0,5}$/.test(item.value) ? item.value : undefined}>{item.value}</bdi>
            </dd>
            {item.text && <dd className="stat-text flow" dangerouslySetInnerHTML={{ __html: item.text }} />}
          </div>
        ))}
      </dl>
    </Section>
  );
}
