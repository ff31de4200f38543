import { formatDuration, toIsoDuration } from '../../fields/durations';
import type { ReactNode } from 'react';
import type { Fact, OwnWhen } from '../shown';
import { Link } from '../../ui/components/link/link';
import { Picture } from '../../ui/components/picture/picture';
import { useList, useNumber, useSite } from '../../ui/components/site-context/site-context';
import { Day, EventTime } from '../../ui/components/time/time';

/** The day or time that dates an entry. */
export function When({ start, end, happens }: Omit<OwnWhen, 'fields'>) {
  return happens ? <EventTime start={start} end={end} /> : <Day day={start} />;
}

/** The values of a field on one line, rendered by kind. */
export function OwnValue({ field }: { field: Fact }) {
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
