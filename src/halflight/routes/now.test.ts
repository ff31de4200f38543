import { readNow } from './now';

const before = process.env.HALFLIGHT_NOW;
afterEach(() => {
  if (before === undefined) delete process.env.HALFLIGHT_NOW;
  else process.env.HALFLIGHT_NOW = before;
});

test.each(['2026-03-14T12:00:00Z', '2026-03-14T12:00Z', '2026-03-14T12:00:00+02:00'])('%s is an instant', (value) => {
  process.env.HALFLIGHT_NOW = value;
  expect(readNow()).toEqual(new Date(value));
});

test.each(['tomorrow', '2026-03-14', '2026-03-14T12:00:00', '2026-02-30T12:00:00Z', '2026-03-14T25:00:00Z'])(
  '%s is none',
  (value) => {
    process.env.HALFLIGHT_NOW = value;
    expect(readNow).toThrow(
      `HALFLIGHT_NOW must be an ISO 8601 instant, such as 2026-03-14T12:00:00Z; found "${value}"`,
    );
  },
);
