import { DRAFT_DELAY } from '../../limits';
import { CONTACT_FORM, type ShownForm } from './destinations';
import type { Values } from './message';

/** An unsent message as the browser stores it. */
interface Draft {
  values: Values;
  /** Earlier texts that were not discarded. */
  others: Values[];
}

/** What a visitor should know about their draft. */
export interface DraftStatus {
  /** Whether anything is stored that could be deleted. */
  kept: boolean;
  /** Whether the browser refused to store it. */
  refused: boolean;
  /** Whether there is another text besides the one in the form. */
  other: boolean;
  /** `restored`: put into the form from an earlier visit or another tab. `gone`: sent or deleted in another tab, and removed from the form. */
  news?: 'restored' | 'gone' | undefined;
}

/** What the draft store needs from the form. */
interface DraftForm {
  /** The names of its fields. */
  names: readonly string[];
  read(): Values;
  write(values: Values): void;
  /** Whether the visitor is currently typing in it. */
  isBusy(): boolean;
  /** Called on every change. */
  tell(status: DraftStatus): void;
}

/**
 * The storage key for drafts of a form. Several sites may share an origin, so it includes `home`, the path of the home page; a declared form adds its
 * name and what it is about.
 */
export function draftKey(home: string, { name, about }: Pick<ShownForm, 'name' | 'about'>): string {
  const own = name === CONTACT_FORM ? [] : [name, ...(about === undefined ? [] : [about])];
  return [`contact-draft:${home}`, ...own].join(':');
}

/**
 * Stores what is typed in the browser until delivery is confirmed, in sync with other tabs. A stored text never replaces what the visitor has typed:
 * if they differ, it is offered as another text. Without storage, the form works without drafts.
 */
export function createDraftStore(key: string, form: DraftForm) {
  /** The values on which form and storage last agreed. */
  let known: Values = {};
  let others: Values[] = [];
  let refused = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (news?: DraftStatus['news']): void =>
    form.tell({ kept: !isEmpty(known) || others.length > 0, refused, other: others.length > 0, news });
  const store = (values: Values): void => {
    refused = !writeDraft(key, { values, others });
    if (!refused) known = values;
    tell();
  };
  const save = (): void => {
    clearTimeout(timer);
    const values = form.read();
    if (!over && !isSame(values, known)) store(values);
  };
  /** Checks whether another tab or an earlier visit has stored something else. */
  const compare = (): void => {
    const draft = readDraft(key, form.names);
    if (!draft) return;
    const { values } = draft;
    const here = form.read();
    const untouched = isSame(here, known) && !form.isBusy();
    const changed = !isSame(values, known);
    if (!refused) others = draft.others;
    known = values;
    if (!changed || isSame(here, values)) return tell();
    if (isEmpty(values)) {
      if (untouched) form.write({});
      tell(untouched ? 'gone' : undefined);
    } else if (untouched || fits(here, values)) {
      form.write(values);
      tell('restored');
    } else {
      others = [values, ...without(others, values)];
      store(here);
    }
  };

  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) compare();
  };
  const onVisibility = (): void => (document.hidden ? save() : compare());
  addEventListener('storage', onStorage);
  addEventListener('pagehide', save);
  // A page in the back/forward cache gets no storage events.
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', onVisibility);
  compare();

  return {
    /** Saves what was typed after a pause, or when the page is left. */
    typed(): void {
      clearTimeout(timer);
      timer = setTimeout(save, DRAFT_DELAY);
    },
    /** Saves the text in the form immediately. */
    save,
    /** Swaps the text in the form with another one, cycling through them if there are several. */
    swap(): void {
      const here = form.read();
      const [values = {}, ...rest] = others;
      clearTimeout(timer);
      others = isEmpty(here) ? rest : [...rest, here];
      form.write(values);
      store(values);
    },
    /** Call once these values are delivered: this form stores nothing more. What another tab has stored meanwhile, and other texts, stay. */
    sent(values: Values): void {
      clearTimeout(timer);
      over = true;
      others = without(others, values);
      const kept = readDraft(key, form.names)?.values ?? {};
      store(refused || isSame(kept, values) ? (others.shift() ?? {}) : kept);
    },
    /** Deletes the draft at the visitor's request: empties form and storage. */
    forget(): void {
      clearTimeout(timer);
      others = [];
      form.write({});
      store({});
    },
    stop(): void {
      save();
      removeEventListener('storage', onStorage);
      removeEventListener('pagehide', save);
      removeEventListener('pageshow', compare);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}

/** The drafts of a form, which must report changes to its text here. */
export type DraftStore = ReturnType<typeof createDraftStore>;

/** The stored draft; `undefined` if it cannot be read. */
function readDraft(key: string, names: readonly string[]): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<
      Record<keyof Draft | 'other', unknown>
    > | null;
    // Version 0.1 stored at most one other text, under another name.
    const others = [kept?.others ?? kept?.other].flat().map((other) => toValues(other, names));
    return { values: toValues(kept?.values, names), others: without(others, {}) };
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, draft: Draft): boolean {
  try {
    if (isEmpty(draft.values) && draft.others.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Validates stored values, which anything on this origin may have written. */
function toValues(kept: unknown, names: readonly string[]): Values {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = kept as Partial<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = known[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

function isEmpty(values: Values): boolean {
  return Object.values(values).every((value) => !value);
}

function isSame(one: Values, another: Values): boolean {
  return Object.keys({ ...one, ...another }).every((name) => (one[name] ?? '') === (another[name] ?? ''));
}

function without(texts: readonly Values[], text: Values): Values[] {
  return texts.filter((each) => !isSame(each, text));
}

/** Whether the stored values differ only in fields that are still blank. */
function fits(here: Values, kept: Values): boolean {
  return Object.entries(here).every(([name, value]) => !value || value === kept[name]);
}
