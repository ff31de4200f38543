import { useTime } from '../../ui/components/site-context/site-context';

/** When something happens, as its author wrote it. */
export interface EventDates {
  start: string;
  end?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/** When an event is. */
export function EventTime({ start, end, timeZone }: EventDates) {
  const { shown, machine } = useTime()(start, end, timeZone);
  // The names of zones differ between the build and the browsers that React later runs in.
  return (
    <time dateTime={machine} suppressHydrationWarning>
      {shown}
    </time>
  );
}
