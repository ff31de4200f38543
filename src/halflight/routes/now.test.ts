import { readNow } from './now';

const before = process.env.HALFLIGHT_NOW;
afterEach(() => {
  if (before === undefined) delete process.env.HALFLIGHT_NOW;
  else process.env.HALFLIGHT_NOW = before;
});

test('HALFLIGHT_NOW must be an instant', () => {
  for (const value of ['2026-03-14T12:00Z', '2026-03-14T12:00:00.5+02:00']) {
    process.env.HALFLIGHT_NOW = value;
    expect(readNow()).toEqual(new Date(value));
  }
  for (const value of [
    'tomorrow',
    '2026-03-14',
    '2026-03-14T12:00:00',
    '2026-02-30T12:00:00Z',
    '2026-03-14T25:00:00Z',
  ]) {
    process.env.HALFLIGHT_NOW = value;
    expect(readNow).toThrow(
      `HALFLIGHT_NOW must be an ISO 8601 instant, such as 2026-03-14T12:00:00Z; found "${value}"`,
    );
  }
});
