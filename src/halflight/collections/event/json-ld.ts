import type { Place, VirtualLocation } from 'schema-dts';
import type { Values } from '..';
import { readPeriod } from '../../fields/read-period';
import { isOnDay, toOffsetTime } from '../../fields/days';
import { addressOf, addressOfTarget, oneOrMore, type Describe } from '../described';
import { toPersonReference } from '../person-node';

/** An event; `undefined` if it lacks a day or place, both of which search engines require. */
export const describe: Describe = ({ site, node, url, sharedPicture }) => {
  const values = node as unknown as Values<'event'>;
  const { title, start, end, timeZone = site.settings.timeZone, location, online, role, slides, recording } = values;
  const owner = toPersonReference(site);
  const places: (Place | VirtualLocation)[] = [
    ...(location ? [{ '@type': 'Place', name: location, address: location } as const] : []),
    ...(online ? [{ '@type': 'VirtualLocation', url: online } as const] : []),
  ];
  const place = oneOrMore(places);
  const slidesAt = slides?.url ?? (slides?.to && addressOfTarget(slides.to, site));
  if (!place || !isOnDay(start)) return undefined;
  const mode = !online ? 'Offline' : location ? 'Mixed' : 'Online';
  const period = readPeriod(start, end, timeZone);
  return {
    '@type': 'Event',
    ...addressOf(url, 'event'),
    name: title,
    startDate: toOffsetTime(period.start, timeZone),
    ...(period.end && { endDate: toOffsetTime(period.end, timeZone) }),
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    // A listed event takes place: authors remove a cancelled event and re-date a postponed one.
    eventStatus: 'https://schema.org/EventScheduled',
    location: place,
    // A role is free text, which cannot tell a performer from an organizer or a guest.
    ...(owner && role && { contributor: { '@type': 'Role', roleName: role, contributor: owner } }),
    ...(slidesAt && { workFeatured: { '@type': 'PresentationDigitalDocument', name: title, url: slidesAt } }),
    ...(recording && { recordedIn: { '@type': 'CreativeWork', name: title, url: recording } }),
    ...(node.firstParagraph && { description: node.firstParagraph }),
    ...(sharedPicture && { image: sharedPicture }),
  };
};
