import './level.css';

const HIGHEST = 5;

interface Props {
  /** From 1 to 5. */
  value: number;
  /** The level in words, for screen readers. */
  label: string;
}

/** Shows a level or rating as dots. */
export function Level({ value, label }: Props) {
  return (
    <span className="level">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: HIGHEST }, (_, index) => (
        <i key={index} data-on={index < value || undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
