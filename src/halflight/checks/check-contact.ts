import type { Check } from './context';
import { contactSectionsOf } from '../routes/route';

const HOW = 'set "contact" in site.md, such as "contact: { destination: endpoint, url: https://... }"';

/**
 * Checks that a contact form has a destination. Reported once: at `contact` in site.md if that asks for email without an address, otherwise at the
 * first section that shows the form. A site without such a section needs no destination.
 */
export const checkContact: Check = ({ at, content: { entries, files, site, person } }) => {
  // Errors in these files are reported elsewhere, and leave nothing to check here.
  if (!site || (files.has('person.md') && !person)) return [];
  const [shown] = entries.flatMap((entry) => contactSectionsOf(entry).map((index) => ({ entry, index })));
  if (!shown || (site.contact && site.contact.destination !== 'mailto')) return [];
  const email = person?.email;
  if (site.contact) {
    if (email) return [];
    return [
      {
        ...at('site.md', ['contact']),
        severity: 'error',
        kind: 'no-destination',
        message:
          '"contact" sends messages by e-mail, but there is no address to send them to: person.md has no "email"',
      },
    ];
  }
  const place = at(shown.entry.filePath, ['sections', shown.index, 'type']);
  if (!email) {
    return [
      {
        ...place,
        severity: 'error',
        kind: 'no-destination',
        message: `the contact form has nowhere to send messages: ${HOW}, or give person.md an "email"`,
      },
    ];
  }
  const published = person.showEmail ? '' : ', although "showEmail" does not make it visible';
  return [
    {
      ...place,
      severity: 'warning',
      kind: 'no-destination',
      message: `the contact form opens visitors’ mail programs, because site.md has no "contact", and the "email" of person.md is in the page${published}; ${HOW}, or "contact: mailto" to keep it that way`,
    },
  ];
};
