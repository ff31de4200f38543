import { memoryCounter, storeCounter, type Counter, type KeyValueStore } from './counter';

const WINDOW = 600_000;
const LIMIT = 5;

/** A fake of Cloudflare's store that never expires anything. `lives` are the `expirationTtl` of all writes, in seconds. */
function fakeStore(): KeyValueStore & { lives: number[] } {
  const values = new Map<string, string>();
  const lives: number[] = [];
  return {
    lives,
    get: (key) => Promise.resolve(values.get(key) ?? null),
    put: (key, value, { expirationTtl }) => {
      values.set(key, value);
      lives.push(expirationTtl);
      return Promise.resolve();
    },
  };
}

test.each<[name: string, make: (now: () => number) => Counter]>([
  ['memory', (now) => memoryCounter(10, now)],
  ['a store', (now) => storeCounter(fakeStore(), () => undefined, now, now)],
])('in %s, a window opens with the first and begins anew when it is over', async (_, make) => {
  let time = 1_000_000;
  const counter = make(() => time);
  expect(await counter.add('a', WINDOW, LIMIT)).toEqual({ count: 1, endsIn: WINDOW });
  time += WINDOW - 1;
  expect(await counter.add('a', WINDOW, LIMIT)).toEqual({ count: 2, endsIn: 1 });
  expect(await counter.add('b', WINDOW, LIMIT)).toEqual({ count: 1, endsIn: WINDOW });
  time += 1;
  expect(await counter.add('a', WINDOW, LIMIT)).toEqual({ count: 1, endsIn: WINDOW });
  expect(await counter.add('b', WINDOW, LIMIT)).toMatchObject({ count: 2 });
});

test('a flood of addresses does not fill the memory, and the latest ones are remembered', async () => {
  const counter = memoryCounter(1000);
  for (let index = 0; index < 10_000; index += 1) await counter.add(String(index), WINDOW, LIMIT);
  expect(counter.size).toBe(1000);
  expect(await counter.add('9999', WINDOW, LIMIT)).toMatchObject({ count: 2 });
  expect(await counter.add('0', WINDOW, LIMIT)).toMatchObject({ count: 1 });
});

test('a store gets an expiry, never below its minimum', async () => {
  let time = 0;
  const store = fakeStore();
  const counter = storeCounter(
    store,
    () => undefined,
    () => time,
    () => time,
  );
  await counter.add('a', WINDOW, LIMIT);
  time = WINDOW - 1000;
  await counter.add('a', WINDOW, LIMIT);
  expect(store.lives).toEqual([600, 60]);
});

test('one address cannot flood a store that accepts one write per second and key', async () => {
  let time = 1_000_000;
  let last = -Infinity;
  let refused = 0;
  const lines: string[] = [];
  const store = fakeStore();
  const busy: KeyValueStore = {
    get: (key) => store.get(key),
    put: (...written) => {
      if (time - last < 1000) {
        refused += 1;
        return Promise.reject(new Error('KV PUT failed: 429 Too Many Requests'));
      }
      last = time;
      return store.put(...written);
    },
  };
  const counter = storeCounter(
    busy,
    (line) => lines.push(line),
    () => time,
    () => time,
  );
  const counts: number[] = [];
  for (let index = 0; index < 600; index += 1) {
    counts.push((await counter.add('a', WINDOW, LIMIT)).count);
    time += 100;
  }
  expect(counts.filter((count) => count <= LIMIT)).toEqual([1, 2, 3, 4, 5]);
  expect([store.lives.length, refused]).toEqual([1, 4]);
  expect(lines).toEqual(Array(4).fill('Could not count in the store (Error): counted in memory only.'));
});

test('counts from elsewhere in the store apply, even if it accepts no more writes', async () => {
  const time = 1_000_000;
  const store: KeyValueStore = {
    get: () => Promise.resolve(`3 ${time + 1000}`),
    put: () => Promise.reject(new Error('KV put() limit exceeded for the day.')),
  };
  const counter = storeCounter(
    store,
    () => undefined,
    () => time,
    () => time,
  );
  expect(await counter.add('a', WINDOW, LIMIT)).toEqual({ count: 4, endsIn: 1000 });
});

test('a store that cannot be read leaves the count in memory', async () => {
  const fail = () => Promise.reject(new Error('KV GET failed'));
  const counter = storeCounter({ get: fail, put: fail }, () => undefined);
  expect(await counter.add('a', WINDOW, LIMIT)).toMatchObject({ count: 1 });
  expect(await counter.add('a', WINDOW, LIMIT)).toMatchObject({ count: 2 });
});

test('setting back the clock does not lengthen a window', async () => {
  const day = 86_400_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(2 * day);
  let elapsed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
  try {
    const counters = [memoryCounter(), storeCounter(fakeStore(), () => undefined)];
    for (const counter of counters) await counter.add('a', WINDOW, LIMIT);
    clock.mockReturnValue(day);
    for (const counter of counters) expect((await counter.add('a', WINDOW, LIMIT)).endsIn).toBeLessThanOrEqual(WINDOW);
    elapsed = WINDOW;
    expect(await counters[0]?.add('a', WINDOW, LIMIT)).toEqual({ count: 1, endsIn: WINDOW });
  } finally {
    jest.restoreAllMocks();
  }
});
