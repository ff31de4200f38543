/** The name in the query by which a page that broke tells the contact form of it. */
const NAME = 'report';

/** The path of the contact form, with the digest of an exception for its message. */
export function toReportPath(contact: string, digest: string): string {
  return `${contact}?${NAME}=${digest}`;
}

/** The digest in a query, such as `?report=0badcafe`; `undefined` for anything else: whoever makes a link puts no words into a form. */
export function readReport(search: string): string | undefined {
  const digest = new URLSearchParams(search).get(NAME) ?? '';
  return /^[\da-f]{8}$/.test(digest) ? digest : undefined;
}

/** A message with what is reported at its end; as it is when it says so already. */
export function withReport(message: string, report: string): string {
  return message.includes(report) ? message : [message, report].filter(Boolean).join('\n\n');
}
