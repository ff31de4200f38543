/** The query parameter that passes the digest of an exception from the broken page to the contact form. */
const NAME = 'report';

/** The path of the contact form, with the digest of an exception to add to the message. */
export function toReportPath(contact: string, digest: string): string {
  return `${contact}?${NAME}=${digest}`;
}

/** The digest in a query such as `?report=0badcafe`; `undefined` for anything else, so that a link cannot put words into the form. */
export function readReport(search: string): string | undefined {
  const digest = new URLSearchParams(search).get(NAME) ?? '';
  return /^[\da-f]{8}$/.test(digest) ? digest : undefined;
}

/** Appends the report to a message, unless it is already there. */
export function withReport(message: string, report: string): string {
  return message.includes(report) ? message : [message, report].filter(Boolean).join('\n\n');
}
