import { formatDuration, toIsoDuration } from '../../fields/durations';
import type { ReactNode } from 'react';
import type { OwnField, OwnWhen } from '../../sections/shown';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { useDay, useList, useNumber, useSite, useTime } from '../../ui/components/site-context/site-context';

/** The day or time by which an entry is dated. */
export function When({ start, end, happens }: Omit<OwnWhen, 'fields'>) {
  const showDay = useDay();
  const showTime = useTime();
  if (!happens) return <time dateTime={start}>{showDay(start)}</time>;
  const { shown, machine } = showTime(start, end);
  // The names of time zones differ between the build and the browser in which React hydrates.
  return (
    <time dateTime={machine} suppressHydrationWarning>
      {shown}
    </time>
  );
}

/** The values of a field in a line, rendered by kind. */
export function OwnValue({ field }: { field: OwnField }) {
  const { language } = useSite();
  const showNumber = useNumber();
  const showList = useList();
  switch (field.kind) {
    case 'number': {
      const numbers = showList(field.values.map(showNumber));
      return <>{field.unit ? `${numbers} ${field.unit}` : numbers}</>;
    }
    case 'duration':
      return <Several values={field.values} show={(minutes) => <Duration minutes={minutes} language={language} />} />;
    case 'day':
      return <Several values={field.values} show={(day) => <When start={day} />} />;
    case 'time':
      return <Several values={field.values} show={(time) => <When start={time} happens />} />;
    case 'url':
    case 'page':
      return <Several values={field.values} show={(to) => <Link to={to}>{field.label}</Link>} />;
    case 'email':
      return <Several values={field.values} show={(email) => <a href={`mailto:${email}`}>{email}</a>} />;
    case 'flag':
      return <>{field.label}</>;
    case 'image':
      return <Several values={field.values} show={(image) => <Picture {...image} sizes="16rem" />} />;
    case 'text':
    case 'choice':
    case 'markdown':
      return <>{showList(field.values)}</>;
  }
}

function Duration({ minutes, language }: { minutes: number; language: string }) {
  // The browser may format units differently from the build.
  return (
    <time dateTime={toIsoDuration(minutes)} suppressHydrationWarning>
      {formatDuration(minutes, language)}
    </time>
  );
}

function Several<Value>({ values, show }: { values: readonly Value[]; show: (value: Value) => ReactNode }) {
  return values.map((value, index) => (
    <span key={index}>
      {index > 0 && ', '}
      {show(value)}
    </span>
  ));
}
