import { isPublic, toClock } from './visibility';

const today = '2026-03-14';

test.each<[string, string, Record<string, unknown>, boolean]>([
  ['says nothing', 'project', {}, true],
  ['is a draft', 'project', { draft: true }, false],
  ['is said to be no draft', 'project', { draft: false }, true],
  ['appears today', 'project', { publish: '2026-03-14' }, true],
  ['appears tomorrow', 'project', { publish: '2026-03-15' }, false],
  ['appeared long ago', 'project', { publish: '1843-09-01' }, true],
  ['expires today', 'project', { expires: '2026-03-14' }, false],
  ['expires tomorrow', 'project', { expires: '2026-03-15' }, true],
  ['expired yesterday', 'project', { expires: '2026-03-13' }, false],
  ['has its day, but is a draft', 'project', { draft: true, publish: '2026-03-01' }, false],
  ['is between its days', 'project', { publish: '2026-03-01', expires: '2026-04-01' }, true],
  ['is dated today', 'post', { date: '2026-03-14' }, true],
  ['is dated tomorrow', 'post', { date: '2026-03-15' }, false],
  ['is dated next year', 'post', { date: '2027-01-01' }, false],
  ['is dated later but appears earlier', 'post', { date: '2026-03-20', publish: '2026-03-10' }, true],
  ['is dated earlier but appears later', 'post', { date: '2026-03-10', publish: '2026-03-20' }, false],
  // Only a post appears on its date: a project may be finished in the future.
  ['will be finished tomorrow', 'project', { date: '2026-03-15' }, true],
])('an entry that %s (%s %j) is public: %s', (_, collection, values, expected) => {
  expect(isPublic({ collection, values }, { today, timeZone: 'UTC', preview: false })).toBe(expected);
  expect(isPublic({ collection, values }, { today, timeZone: 'UTC', preview: true })).toBe(true);
});

describe('the clock', () => {
  const before = process.env.HALFLIGHT_NOW;
  afterEach(() => {
    if (before === undefined) delete process.env.HALFLIGHT_NOW;
    else process.env.HALFLIGHT_NOW = before;
  });

  test.each([
    [undefined, '2026-03-14'],
    ['UTC', '2026-03-14'],
    ['Asia/Tokyo', '2026-03-15'],
    ['America/New_York', '2026-03-14'],
  ])('is in %s set by HALFLIGHT_NOW to %s', (timeZone, expected) => {
    process.env.HALFLIGHT_NOW = '2026-03-14T23:30:00Z';
    expect(toClock(timeZone, false)).toEqual({ today: expected, timeZone: timeZone ?? 'UTC', preview: false });
  });

  test.each(['2026-03-14T12:00Z', '2026-03-14T12:00:00.5+01:00', '2026-03-14T12:00:00-0530'])(
    'may be set to %s',
    (value) => {
      process.env.HALFLIGHT_NOW = value;
      expect(toClock('UTC', false).today).toBe('2026-03-14');
    },
  );

  test.each([
    'tomorrow',
    '2026-03-14',
    '2026-03-14T12:00:00',
    '2026-02-30T12:00:00Z',
    '2026-03-14T25:00:00Z',
    '1773489600',
  ])('may not be set to %s', (value) => {
    process.env.HALFLIGHT_NOW = value;
    expect(() => toClock('UTC', false)).toThrow(
      `HALFLIGHT_NOW must be an ISO 8601 instant, such as 2026-03-14T12:00:00Z; found "${value}"`,
    );
  });

  test('goes by itself without, in the zone of the site', () => {
    delete process.env.HALFLIGHT_NOW;
    jest.useFakeTimers({ now: new Date('2026-03-14T23:30:00Z') });
    try {
      expect(toClock(undefined, true).today).toBe('2026-03-14');
      expect(toClock('Asia/Tokyo', true).today).toBe('2026-03-15');
      jest.setSystemTime(new Date('2026-03-15T00:00:00Z'));
      expect(toClock('UTC', true).today).toBe('2026-03-15');
    } finally {
      jest.useRealTimers();
    }
  });
});
