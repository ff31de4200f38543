import type { ReactNode } from 'react';
import { Availability } from '../../ui/components/availability/availability';
import { useSite } from '../../ui/components/site-context/site-context';
import { toPhoneUrl } from '../../features/social/to-phone-url';
import { useFullAddress } from '../../site/use-full-address';

/** Returns the contact details that `person.md` publishes, as a CV shows them, without those in `hide`. URLs are written out, for paper. */
export function usePageContact(hide: ReadonlySet<string>): ReactNode[] {
  const { person, home } = useSite();
  const toAddress = useFullAddress();
  const { location, email, phone, social, available } = person;
  const site = toAddress(home);
  const shown = (detail: string, node: ReactNode) => (node && !hide.has(detail) ? [node] : []);
  return [
    ...shown('location', location),
    ...shown('email', email && <a href={`mailto:${email}`}>{email}</a>),
    ...shown('phone', phone && <a href={toPhoneUrl(phone)}>{phone}</a>),
    ...shown('website', <Address url={site} />),
    ...social.flatMap(({ url }, index) => shown('social', <Address key={index} url={url} />)),
    ...shown('available', available && <Availability />),
  ];
}

/** A link that reads as its own URL, without what a reader need not type. URLs read from left to right even in Arabic. */
function Address({ url }: { url: string }) {
  return (
    // A host may serve the page at another URL as well.
    <a href={url} dir="ltr" suppressHydrationWarning>
      {url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
    </a>
  );
}
