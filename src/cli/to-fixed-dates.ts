/** The day that every PDF is of: what it says is as old as its content, and a file of the same content is the same. */
const DATE = "20000101000000+00'00'";

/** A PDF whose dates, of which Chromium writes the present, are always the same. They are as long as before, so that nothing in it moves. */
export function toFixedDates(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const fixed = text.replace(
    /(\/(?:CreationDate|ModDate) \(D:)(\d{14}[^)]*)\)/g,
    (_, name: string, date: string) => `${name}${DATE.slice(0, date.length).padEnd(date.length, "'")})`,
  );
  return Buffer.from(fixed, 'latin1');
}
