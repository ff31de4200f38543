/** @jest-environment jsdom */
import { trackListeners } from '../../testing/listeners';
import { refuseStorage } from '../../testing/refuse-storage';
import { DRAFT_DELAY } from '../../limits';
import { draftKey, createDraftStore, type DraftStatus } from './drafts';
import { contactFields, type Values } from './message';

trackListeners();

const KEY = draftKey('/site/', { name: 'contact' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The form in one tab. `type` takes effect at once; the test sets in `busy` whether the visitor is typing. */
function open(values: Values = {}, busy = false) {
  const told: DraftStatus[] = [];
  const form = { values, busy, told };
  const keeper = createDraftStore(KEY, {
    names: contactFields().map(({ name }) => name),
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

test('what was typed is saved at once when the page is hidden', () => {
  open().type({ message: 'Good morning' });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toEqual({ values: { message: 'Good morning' }, others: [] });
});

test.each<[title: string, typed: Values, shown: Values, other: boolean]>([
  ['fills what is blank yet', { name: 'Ada' }, { name: 'Ada', message: 'Good morning' }, false],
  ['is what the browser itself has restored', { name: 'Ada', message: 'Good morning' }, {}, false],
  ['never stands over what was typed before it came', { name: 'Ad' }, { name: 'Ad' }, true],
])('what was stored %s', (_, typed, shown, other) => {
  elsewhere({ name: 'Ada', message: 'Good morning' });
  const form = open(typed, true);
  expect(form.values).toEqual({ ...typed, ...shown });
  expect(form.news()).toMatchObject({ kept: true, other });
});

test('two texts are swapped, and closing the page loses neither', () => {
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

test('the other text that version 0.1 stored is still there', () => {
  localStorage.setItem(KEY, JSON.stringify({ values: { message: 'One' }, other: { message: 'Two' } }));
  const form = open();
  expect(form.news()).toMatchObject({ other: true });
  form.keeper.swap();
  expect(form.values).toEqual({ message: 'Two' });
});

describe('another tab', () => {
  test('adds a third text, and all are kept and shown in turn', () => {
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

  test('sends the text, which is then not offered here', () => {
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

  test('sends the text while this one was in the back/forward cache', () => {
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    localStorage.removeItem(KEY);
    dispatchEvent(new Event('pageshow'));
    expect(form.values).toEqual({});
  });
});

test('what another tab wrote while a message was being sent stays', () => {
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

test('a text that was swapped while it was being sent is no longer kept', () => {
  elsewhere({ message: 'An older text' });
  const form = open({ message: 'A newer text' });
  form.keeper.swap();
  form.keeper.sent({ message: 'A newer text' });
  expect(kept()).toEqual({ values: { message: 'An older text' }, others: [] });
  expect(form.news()).toMatchObject({ other: false });
});

test('a visitor can delete everything', () => {
  elsewhere({ message: 'An older text' });
  const form = open({ message: 'A newer text' });
  form.keeper.forget();
  expect([form.values, kept()]).toEqual([{}, null]);
  expect(form.news()).toMatchObject({ kept: false, other: false });
});

test('a removed form saves what was typed last, and stops listening', () => {
  const form = open();
  form.type({ message: 'Good morning' });
  form.keeper.stop();
  expect(kept()?.values).toEqual({ message: 'Good morning' });
  elsewhere({ message: 'Bad morning' });
  expect(form.values).toEqual({ message: 'Good morning' });
});

describe('without storage', () => {
  test.each(['getItem', 'removeItem'] as const)('because %s throws, the form still works', (name) => {
    refuseStorage(name);
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    form.keeper.save();
    expect(form.values).toEqual({ message: 'Good morning' });
    form.keeper.sent({ message: 'Good morning' });
  });

  test('because it is full, the visitor is told', () => {
    refuseStorage('setItem');
    const form = open();
    form.type({ message: 'Good morning' });
    pause();
    expect(form.news()).toMatchObject({ kept: false, refused: true });
    form.keeper.sent({ message: 'Good morning' });
  });
});

test('invalid stored values are ignored', () => {
  for (const stored of ['', 'null', '[]', '{"values":"x"}', '{"values":{"message":1,"homepage":"x"}}']) {
    localStorage.setItem(KEY, stored);
    expect([stored, open().values]).toEqual([stored, {}]);
  }
});

test('each form of each site on an origin has its own drafts', () => {
  const keys = ['/', '/site/'].flatMap((home) => [
    draftKey(home, { name: 'contact' }),
    draftKey(home, { name: 'rsvp' }),
    draftKey(home, { name: 'rsvp', about: 'A lecture' }),
  ]);
  expect(new Set(keys).size).toBe(6);
  expect(keys[0]).toBe('contact-draft:/');
});
