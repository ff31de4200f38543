/** The query parameter with which a page that broke passes the digest of the exception to the contact form. */
const NAME = 'report';

/** The path of the contact form, with the digest of an exception to put into the message. */
export function toReportPath(contact: string, digest: string): string {
  return `${contact}?${NAME}=${digest}`;
}

/** The digest in a query such as `?report=0badcafe`; `undefined` for anything else, so that nobody's link can put words into the form. */
export function readReport(search: string): string | undefined {
  const digest = new URLSearchParams(search).get(NAME) ?? '';
  return /^[\da-f]{8}$/.test(digest) ? digest : undefined;
}

/** A message with the report appended, unless it contains that already. */
export function withReport(message: string, report: string): string {
  return message.includes(report) ? message : [message, report].filter(Boolean).join('\n\n');
}
