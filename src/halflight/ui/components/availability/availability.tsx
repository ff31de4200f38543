import { Day } from '../time/time';
import { Said, useSite } from '../site-context/site-context';

/** From when the site's person is available for work, and for what; nothing if `person.md` does not say. The same on every day it is read. */
export function Availability() {
  const { available } = useSite().person;
  if (!available) return null;
  return (
    <>
      <Said word="availableFrom" values={{ day: <Day day={available.from} /> }} />
      {available.for && ` · ${available.for}`}
    </>
  );
}
