import { memoryCounter, storeCounter, type Counter, type KeyValueStore } from './counter';

const WINDOW = 600_000;

/** A stand-in for Cloudflare's store that, unlike it, never expires anything. `lives` are the `expirationTtl` of all writes, in seconds. */
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
  ['a store', (now) => storeCounter(fakeStore(), now)],
])('in %s, a window opens with the first and begins anew when it is over', async (_, make) => {
  let time = 1_000_000;
  const counter = make(() => time);
  expect(await counter.add('a', WINDOW)).toEqual({ count: 1, endsIn: WINDOW });
  time += WINDOW - 1;
  expect(await counter.add('a', WINDOW)).toEqual({ count: 2, endsIn: 1 });
  expect(await counter.add('b', WINDOW)).toEqual({ count: 1, endsIn: WINDOW });
  time += 1;
  expect(await counter.add('a', WINDOW)).toEqual({ count: 1, endsIn: WINDOW });
  expect(await counter.add('b', WINDOW)).toMatchObject({ count: 2 });
});

test('a flood of addresses fills no memory, and those counted last are remembered', async () => {
  const counter = memoryCounter(1000);
  for (let index = 0; index < 10_000; index += 1) await counter.add(String(index), WINDOW);
  expect(counter.size).toBe(1000);
  expect(await counter.add('9999', WINDOW)).toMatchObject({ count: 2 });
  expect(await counter.add('0', WINDOW)).toMatchObject({ count: 1 });
});

test('what is over leaves memory', async () => {
  let time = 0;
  const counter = memoryCounter(1000, () => time);
  for (let index = 0; index < 500; index += 1) await counter.add(String(index), WINDOW);
  time = WINDOW;
  await counter.add('new', WINDOW);
  expect(counter.size).toBe(1);
});

test('a store is told how long to remember, and never for less than it can', async () => {
  let time = 0;
  const store = fakeStore();
  const counter = storeCounter(store, () => time);
  await counter.add('a', WINDOW);
  time = WINDOW - 1000;
  await counter.add('a', WINDOW);
  expect(store.lives).toEqual([600, 60]);
});
