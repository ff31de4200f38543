import { DRAFT_DELAY } from '../../limits';
import { fieldNames, type FieldName } from './message';

/** What stands in the form's fields; those that are empty are left out. */
export type Values = Partial<Record<FieldName, string>>;

/** What a browser keeps of an unsent message. */
interface Draft {
  values: Values;
  /** Another text, which was there before and was not thrown away. */
  other?: Values | undefined;
}

/** What a visitor should know of their draft. */
export interface DraftStatus {
  /** Whether there is anything kept that could be deleted. */
  kept: boolean;
  /** Whether the browser refused to keep it. */
  refused: boolean;
  /** Whether there is another text besides the one in the form. */
  other: boolean;
  /** `restored`: it was put into the form, from before or from another tab. `gone`: it was sent or deleted in another tab, and has left the form. */
  news?: 'restored' | 'gone' | undefined;
}

/** The form, as far as drafts are concerned. */
interface DraftForm {
  read(): Values;
  write(values: Values): void;
  /** Whether the visitor is writing in it at this moment. */
  isBusy(): boolean;
  /** Is told of every change. */
  tell(status: DraftStatus): void;
}

/** Where drafts of a site's form are kept. Several sites may share an origin: `home` is the path of the site's home page. */
export function draftKey(home: string): string {
  return `contact-draft:${home}`;
}

/**
 * Keeps what is typed in the browser until it is known to have arrived, in step with other tabs. The text of the visitor always wins over what was
 * kept: what differs is offered, never put over it. Where the browser keeps nothing, the form goes on without.
 */
export function createDraftStore(key: string, form: DraftForm) {
  /** What form and storage last agreed on. */
  let known: Values = {};
  let other: Values | undefined;
  let refused = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (news?: DraftStatus['news']): void =>
    form.tell({ kept: !isEmpty(known) || other !== undefined, refused, other: other !== undefined, news });
  const store = (values: Values): void => {
    refused = !writeDraft(key, { values, other });
    if (!refused) known = values;
    tell();
  };
  const save = (): void => {
    clearTimeout(timer);
    const values = form.read();
    if (!over && !isSame(values, known)) store(values);
  };
  /** Looks whether another tab, or an earlier visit, has kept something else. */
  const compare = (): void => {
    const draft = readDraft(key);
    if (!draft) return;
    const { values } = draft;
    const here = form.read();
    const untouched = isSame(here, known) && !form.isBusy();
    const changed = !isSame(values, known);
    if (!refused) other = draft.other;
    known = values;
    if (!changed || isSame(here, values)) return tell();
    if (isEmpty(values)) {
      if (untouched) form.write({});
      tell(untouched ? 'gone' : undefined);
    } else if (untouched || fits(here, values)) {
      form.write(values);
      tell('restored');
    } else {
      other = values;
      store(here);
    }
  };

  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) compare();
  };
  const onVisibility = (): void => (document.hidden ? save() : compare());
  addEventListener('storage', onStorage);
  addEventListener('pagehide', save);
  // A page in the back/forward cache hears of nothing that happens elsewhere.
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', onVisibility);
  compare();

  return {
    /** Something was typed: it is kept after a pause, or when the page is left. */
    typed(): void {
      clearTimeout(timer);
      timer = setTimeout(save, DRAFT_DELAY);
    },
    /** Keeps what stands in the form at once. */
    save,
    /** Exchanges what stands in the form for the other text. */
    swap(): void {
      const here = form.read();
      const values = other ?? {};
      clearTimeout(timer);
      other = isEmpty(here) ? undefined : here;
      form.write(values);
      store(values);
    },
    /**
     * These values have arrived: they are kept no longer, and this form is done with. What another tab has written meanwhile, and the other text,
     * were not sent.
     */
    sent(values: Values): void {
      clearTimeout(timer);
      over = true;
      const kept = readDraft(key)?.values ?? {};
      const rest = refused || isSame(kept, values) ? (other ?? {}) : kept;
      if (rest === other) other = undefined;
      store(rest);
    },
    /** The visitor wants nothing kept. */
    forget(): void {
      clearTimeout(timer);
      other = undefined;
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

/** What a form tells of what happens to its text. */
export type DraftStore = ReturnType<typeof createDraftStore>;

/** What is kept; nothing when the browser does not let us look. */
function readDraft(key: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof Draft, unknown>> | null;
    const other = toValues(kept?.other);
    return { values: toValues(kept?.values), ...(!isEmpty(other) && { other }) };
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, draft: Draft): boolean {
  try {
    if (isEmpty(draft.values) && !draft.other) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Only what can stand in a field: anybody may write into the storage. */
function toValues(kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return {};
  const known = kept as Partial<Record<FieldName, unknown>>;
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = known[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

function isEmpty(values: Values): boolean {
  return fieldNames.every((name) => !values[name]);
}

function isSame(one: Values, another: Values): boolean {
  return fieldNames.every((name) => (one[name] ?? '') === (another[name] ?? ''));
}

/** Whether what was kept only fills what is still blank. */
function fits(here: Values, kept: Values): boolean {
  return fieldNames.every((name) => !here[name] || here[name] === kept[name]);
}
