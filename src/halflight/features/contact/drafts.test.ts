/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { DRAFT_DELAY } from '../../limits';
import { draftKey, createDraftStore, type DraftStatus, type Values } from './drafts';

const KEY = draftKey('/site/');
let listeners: { remove: () => void };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  listeners = trackListeners();
});
afterEach(() => {
  listeners.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The form in one tab. `type` takes effect at once; the test sets in `busy` whether the visitor is writing in the form. */
function open(values: Values = {}, busy = false) {
  const told: DraftStatus[] = [];
  const form = { values, busy, told };
  const keeper = createDraftStore(KEY, {
    read: () => form.values,
    write: (next) => (form.values = next),
    isBusy: () => form.busy,
    tell: (status) => told.push(status),
  });
  return Object.assign(form, {
    keeper,
    type(next: Values) {
      form.values = next;
      keeper.typed();
    },
    news: () => told.at(-1),
  });
}

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { values: Values; others: Values[] } | null;
const pause = () => jest.advanceTimersByTime(DRAFT_DELAY);

/** Changes the draft as another tab would. */
function elsewhere(values: Values | null): void {
  if (values) localStorage.setItem(KEY, JSON.stringify({ values, others: kept()?.others }));
  else localStorage.removeItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

test('nothing is kept before something is typed', () => {
  const { keeper } = open();
  pause();
  keeper.save();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});

test('what is typed is kept after a pause', () => {
  const form = open();
  form.type({ name: 'A' });
  form.type({ name: 'Ada' });
  expect(kept()).toBeNull();
  pause();
  expect(kept()).toEqual({ values: { name: 'Ada' }, others: [] });
  expect(form.news()).toMatchObject({ kept: true, refused: false, other: false });
});

test.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  [
    'hidden',
    () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('what is typed is kept at once when the page is %s', (_, leave) => {
  open().type({ message: 'Good morning' });
  leave();
  expect(kept()?.values).toEqual({ message: 'Good morning' });
});

test('what was kept comes back', () => {
  open().type({ name: 'Ada', message: 'Good morning' });
  pause();
  const form = open();
  expect(form.values).toEqual({ name: 'Ada', message: 'Good morning' });
  expect(form.news()).toMatchObject({ kept: true, news: 'restored' });
});

test.each<[title: string, typed: Values, shown: Values, other: boolean]>([
  ['fills what is blank yet', { name: 'Ada' }, { name: 'Ada', message: 'Good morning' }, false],
  ['is what the browser itself has restored', { name: 'Ada', message: 'Good morning' }, {}, false],
  ['never stands over what was typed before it came', { name: 'Ad' }, { name: 'Ad' }, true],
])('what was kept %s', (_, typed, shown, other) => {
  elsewhere({ name: 'Ada', message: 'Good morning' });
  const form = open(typed, true);
  expect(form.values).toEqual({ ...typed, ...shown });
  expect(form.news()).toMatchObject({ kept: true, other });
});

test('two texts are exchanged, and neither is lost by closing the page', () => {
  elsewhere({ message: 'An older text' });
  const form = open({ message: 'A newer text' });
  expect(kept()).toEqual({ values: { message: 'A newer text' }, others: [{ message: 'An older text' }] });
  form.keeper.swap();
  expect(form.values).toEqual({ message: 'An older text' });
  const next = open();
  expect(next.values).toEqual({ message: 'An older text' });
  expect(next.news()?.other).toBe(true);
  next.keeper.swap();
  expect(next.values).toEqual({ message: 'A newer text' });
});

test('the other text that version 0.1 kept is still there', () => {
  localStorage.setItem(KEY, JSON.stringify({ values: { message: 'One' }, other: { message: 'Two' } }));
  const form = open();
  expect(form.news()).toMatchObject({ other: true });
  form.keeper.swap();
  expect(form.values).toEqual({ message: 'Two' });
});

describe('another tab', () => {
  test('goes on with the text, and this one follows', () => {
    const form = open();
    form.type({ message: 'Good' });
    pause();
    elsewhere({ message: 'Good morning' });
    expect(form.values).toEqual({ message: 'Good morning' });
    expect(form.news()).toMatchObject({ news: 'restored' });
  });

  test('does not touch what is being typed here', () => {
    const form = open({}, true);
    form.type({ message: 'Good' });
    elsewhere({ message: 'Bad' });
    expect(form.values).toEqual({ message: 'Good' });
    expect(form.news()).toMatchObject({ other: true });
    expect(kept()).toEqual({ values: { message: 'Good' }, others: [{ message: 'Bad' }] });
  });

  test('brings a third text, and all are kept and shown in turn', () => {
    elsewhere({ message: 'First' });
    const form = open({ message: 'Second' }, true);
    form.type({ message: 'Second and more' });
    elsewhere({ message: 'Third' });
    expect(form.values).toEqual({ message: 'Second and more' });
    const shown = [1, 2, 3].map(() => {
      form.keeper.swap();
      return form.values.message;
    });
    expect(shown.sort()).toEqual(['First', 'Second and more', 'Third']);
    form.keeper.sent(form.values);
    expect([kept()?.values, ...(kept()?.others ?? [])]).toHaveLength(2);
  });

  test('sends the text, and it is not offered here', () => {
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    elsewhere(null);
    expect(form.values).toEqual({});
    expect(form.news()).toMatchObject({ kept: false, news: 'gone' });
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toBeNull();
  });

  test('sends the text, and what was added to it here stays', () => {
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    form.type({ message: 'Good morning, Babbage' });
    elsewhere(null);
    expect(form.values).toEqual({ message: 'Good morning, Babbage' });
    pause();
    expect(kept()?.values).toEqual({ message: 'Good morning, Babbage' });
  });

  test('sends the text while this one lay in the back/forward cache', () => {
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    localStorage.removeItem(KEY);
    dispatchEvent(new Event('pageshow'));
    expect(form.values).toEqual({});
  });

  test('stores something of its own', () => {
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(form.values).toEqual({ message: 'Good morning' });
  });
});

test('a message that arrived is kept no longer', () => {
  const form = open();
  form.type({ message: 'Good morning' });
  form.keeper.save();
  form.keeper.sent({ message: 'Good morning' });
  pause();
  form.keeper.stop();
  expect(kept()).toBeNull();
});

test('what another tab wrote while a message was on its way stays', () => {
  const form = open();
  form.type({ message: 'Good morning' });
  pause();
  elsewhere({ message: 'Good morning, and good night' });
  form.keeper.sent({ message: 'Good morning' });
  expect(kept()?.values).toEqual({ message: 'Good morning, and good night' });
});

test('another text stays when a message is sent', () => {
  elsewhere({ message: 'An older text' });
  open({ message: 'A newer text' }).keeper.sent({ message: 'A newer text' });
  expect(open().values).toEqual({ message: 'An older text' });
});

test('a text that was exchanged while it was on its way is kept no longer', () => {
  elsewhere({ message: 'An older text' });
  const form = open({ message: 'A newer text' });
  form.keeper.swap();
  form.keeper.sent({ message: 'A newer text' });
  expect(kept()).toEqual({ values: { message: 'An older text' }, others: [] });
  expect(form.news()).toMatchObject({ other: false });
});

test('a visitor may have everything deleted', () => {
  elsewhere({ message: 'An older text' });
  const form = open({ message: 'A newer text' });
  form.keeper.forget();
  expect(form.values).toEqual({});
  expect(kept()).toBeNull();
  expect(form.news()).toMatchObject({ kept: false, other: false });
});

test('a form that is gone keeps what was typed last, and listens no more', () => {
  const form = open();
  form.type({ message: 'Good morning' });
  form.keeper.stop();
  expect(kept()?.values).toEqual({ message: 'Good morning' });
  elsewhere({ message: 'Bad morning' });
  expect(form.values).toEqual({ message: 'Good morning' });
});

describe('where the browser keeps nothing', () => {
  test.each([['getItem'], ['setItem'], ['removeItem']] as const)('because %s throws, the form goes on', (name) => {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    form.keeper.save();
    expect(form.values).toEqual({ message: 'Good morning' });
    form.keeper.sent({ message: 'Good morning' });
  });

  test('it is said', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    expect(form.news()).toMatchObject({ kept: false, refused: true });
  });
});

test.each(['', 'null', '[]', '"x"', '{"values":"x"}', '{"values":{"message":1,"homepage":"x"}}'])(
  'what somebody else put there is ignored: %s',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(open().values).toEqual({});
  },
);

test('each site of an origin has its own', () => {
  expect(new Set([draftKey(''), draftKey('/site/'), draftKey('/site/x')]).size).toBe(3);
});
