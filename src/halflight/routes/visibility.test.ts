import { isPublic, toClock } from './visibility';

const today = '2026-03-14';

test.each<[string, string, Record<string, unknown>, boolean]>([
  ['says nothing', 'project', {}, true],
  ['is a draft', 'project', { draft: true }, false],
  ['appears today', 'project', { publish: '2026-03-14' }, true],
  ['appears tomorrow', 'project', { publish: '2026-03-15' }, false],
  ['expires today', 'project', { expires: '2026-03-14' }, false],
  ['expires tomorrow', 'project', { expires: '2026-03-15' }, true],
  ['is dated today', 'post', { date: '2026-03-14' }, true],
  ['is dated tomorrow', 'post', { date: '2026-03-15' }, false],
  ['is dated later but appears earlier', 'post', { date: '2026-03-20', publish: '2026-03-10' }, true],
  // Only a post appears on its date: a project may be finished in the future.
  ['will be finished tomorrow', 'project', { date: '2026-03-15' }, true],
])('an entry that %s (%s %j) is public: %s', (_, collection, values, expected) => {
  expect(isPublic({ collection, values }, { today, timeZone: 'UTC', preview: false })).toBe(expected);
  expect(isPublic({ collection, values }, { today, timeZone: 'UTC', preview: true })).toBe(true);
});

describe('the clock', () => {
  const before = process.env.HALFLIGHT_NOW;
  afterEach(() => {
    jest.useRealTimers();
    if (before === undefined) delete process.env.HALFLIGHT_NOW;
    else process.env.HALFLIGHT_NOW = before;
  });

  test('is set by HALFLIGHT_NOW, in the zone of the site', () => {
    process.env.HALFLIGHT_NOW = '2026-03-14T23:30:00Z';
    expect(toClock(undefined, false)).toEqual({ today: '2026-03-14', timeZone: 'UTC', preview: false });
    expect(toClock('Asia/Tokyo', true)).toEqual({ today: '2026-03-15', timeZone: 'Asia/Tokyo', preview: true });
  });

  test('otherwise shows the current time', () => {
    delete process.env.HALFLIGHT_NOW;
    jest.useFakeTimers({ now: new Date('2026-03-14T23:30:00Z') });
    expect([toClock(undefined, true).today, toClock('Asia/Tokyo', true).today]).toEqual(['2026-03-14', '2026-03-15']);
    jest.setSystemTime(new Date('2026-03-15T00:00:00Z'));
    expect(toClock('UTC', true).today).toBe('2026-03-15');
  });
});
