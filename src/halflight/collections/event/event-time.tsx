import { useTime } from '../../ui/components/site-context/site-context';

/** When an event takes place, as its author wrote it. */
export interface EventDates {
  start: string;
  end?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** The date and time of an event. */
export function EventTime({ start, end, timeZone }: EventDates) {
  const { shown, machine } = useTime()(start, end, timeZone);
  // The names of time zones differ between the build and the browser in which React hydrates.
  return (
    <time dateTime={machine} suppressHydrationWarning>
      {shown}
    </time>
  );
}
