import type { ReactElement } from 'react';
import './facts.css';

interface Fact {
  label: string;
  value: ReactElement | string | number | null | undefined;
}

/** Labels and their values; those without a value are omitted. */
export function Facts({ facts, large = false }: { facts: readonly Fact[]; large?: boolean }) {
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className="facts" data-large={large || undefined}>
      {known.map(({ label, value }, index) => (
        <div key={index}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
