/** The date in every PDF, so that the same content always produces the same file. */
const DATE = "20000101000000+00'00'";

/** Replaces the dates that Chromium writes into a PDF with a constant of the same length, so that no byte offset changes. */
export function toFixedDates(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const fixed = text.replace(
    /(\/(?:CreationDate|ModDate) \(D:)(\d{14}[^)]*)\)/g,
    (_, name: string, date: string) => `${name}${DATE.slice(0, date.length).padEnd(date.length, "'")})`,
  );
  return Buffer.from(fixed, 'latin1');
}
