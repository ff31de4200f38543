import type { Place, VirtualLocation } from 'schema-dts';
import type { Values } from '../../collections';
import { isOnDay, toOffsetTime } from '../../collections/days';
import { addressOf, oneOrMore, type Describe } from './described';

/** An event. One of which neither the day nor the place is known is no event to a search engine. */
export const describeEvent: Describe = ({ site, node, url, sharedPicture }) => {
  const { title, start, end, timeZone = site.settings.timeZone, location, online } = node as unknown as Values<'event'>;
  const places: (Place | VirtualLocation)[] = [
    ...(location ? [{ '@type': 'Place', name: location, address: location } as const] : []),
    ...(online ? [{ '@type': 'VirtualLocation', url: online } as const] : []),
  ];
  const place = oneOrMore(places);
  if (!place || !isOnDay(start)) return undefined;
  const mode = !online ? 'Offline' : location ? 'Mixed' : 'Online';
  return {
    '@type': 'Event',
    ...addressOf(url, 'event'),
    name: title,
    startDate: toOffsetTime(start, timeZone),
    ...(end && isOnDay(end) && { endDate: toOffsetTime(end, timeZone) }),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: place,
    ...(node.firstParagraph && { description: node.firstParagraph }),
    ...(sharedPicture && { image: sharedPicture }),
  };
};
