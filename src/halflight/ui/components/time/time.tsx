import { formatDay, formatTime, toMachineTime, type Day as DayValue, type Time } from '../../../fields/days';
import { useSite } from '../site-context/site-context';

/** A day in the language of the page. */
export function Day({ day, className }: { day: DayValue; className?: string }) {
  const { language } = useSite();
  return (
    <time className={className} dateTime={day}>
      {formatDay(day, language)}
    </time>
  );
}

interface EventTimeProps {
  start: Time;
  end?: Time | null | undefined;
  /** By default, that of the site. */
  timeZone?: string | null | undefined;
}

/** When an event takes place. */
export function EventTime({ start, end, timeZone }: EventTimeProps) {
  const { language, timeZone: zoneOfSite } = useSite();
  const zone = timeZone ?? zoneOfSite;
  // The names of time zones may differ between the build and the hydrating browser.
  return (
    <time dateTime={toMachineTime(start, zone)} suppressHydrationWarning>
      {formatTime(start, end ?? undefined, { language, timeZone: zone })}
    </time>
  );
}
