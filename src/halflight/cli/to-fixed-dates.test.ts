import { toFixedDates } from './to-fixed-dates';

const pdf = (date: string) =>
  Buffer.from(`%PDF-1.4\n<</Creator (Chromium)\n/CreationDate (D:${date})\n/ModDate (D:${date})>>\n\xff`, 'latin1');

test('a PDF is the same whenever it is made, with an unchanged length', () => {
  const [one, other] = ["20261122225300+00'00'", "20270101000000+01'00'"].map((date) => toFixedDates(pdf(date)));
  expect(one?.equals(other ?? Buffer.of())).toBe(true);
  expect(one?.length).toBe(pdf("20261122225300+00'00'").length);
  expect(one?.toString('latin1')).toContain("/ModDate (D:20000101000000+00'00')");
  expect(one?.at(-1)).toBe(0xff);
});
