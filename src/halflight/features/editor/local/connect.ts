import { API, PAGE_HEADER } from '../elements';
import { show } from '../notice';
import { SIGNED_IN, takePicker } from './take-picker';
import type { Local } from '../to-configuration';
import type { EntryPage } from './find-page';

/** Where a notice waits for the page to load anew. */
const WAITING = 'halflight-notice';

interface SavedFile {
  path: string;
  operation: string;
  content?: string;
  from_path?: string;
  base?: string;
}

/** What the page needs to know of a text that it writes: the one that it was made from. */
export type Originals = ReadonlyMap<string, string>;

/**
 * Connects the page to the files on this machine: signs in, sends with each text the one that it was made from, so that the server can merge what has
 * changed in between, and loads the page anew when files have changed and nothing has been typed. Returns the URL of the API.
 */
export function connect({ page }: Local, originals: Originals): string {
  localStorage.setItem(SIGNED_IN, JSON.stringify({ backendName: 'gitea', token: 'local' }));
  // Who has signed out can sign in again.
  takePicker(() => {
    location.reload();
    return new Promise<never>(() => undefined);
  });
  const api = new URL(API, location.href).href;
  const ask = window.fetch.bind(window);
  const withPage = (init: RequestInit = {}): RequestInit => {
    const headers = new Headers(init.headers);
    headers.set(PAGE_HEADER, page);
    return { ...init, headers };
  };
  /** The texts that this page wrote last, by path: the next ones are made from them. */
  const written = new Map<string, string>();
  let saving = 0;

  const save = async (url: string, init: RequestInit): Promise<Response> => {
    const body = JSON.parse(init.body as string) as { files: SavedFile[] };
    const texts = body.files.filter(({ path, operation }) => path.endsWith('.md') && operation !== 'delete');
    const mine = new Map(texts.map(({ path, content = '' }) => [path, toText(content)]));
    const files = body.files.map((file) => {
      const text = mine.get(file.path);
      const base = text === undefined ? undefined : (written.get(file.from_path ?? file.path) ?? originals.get(text));
      return base === undefined ? file : { ...file, base };
    });
    saving += 1;
    try {
      const response = await ask(url, { ...init, body: JSON.stringify({ ...body, files }) });
      const told = (await response.clone().json()) as { merged?: string[]; message?: string };
      if (!response.ok) show({ text: told.message ?? 'It could not be saved.', alert: true });
      else {
        for (const [path, text] of mine) written.set(path, text);
        if (told.merged?.length)
          sessionStorage.setItem(
            WAITING,
            `Saved, together with what has changed meanwhile in ${told.merged.join(', ')}.`,
          );
      }
      return response;
    } finally {
      saving -= 1;
    }
  };

  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${api}/`)) return ask(input, init);
    return url.endsWith('/contents') ? save(url, withPage(init)) : ask(input, withPage(init));
  };

  watchFiles(async () => {
    if (saving > 0) return [];
    const answer = await window.fetch(`${api}/changed`);
    return answer.ok ? ((await answer.json()) as { changed: string[] }).changed : [];
  });
  return api;
}

/** Asks what has changed on the disk whenever somebody comes back to the page or goes to another part of it. */
function watchFiles(findChanged: () => Promise<string[]>): void {
  let touched = false;
  for (const event of ['input', 'change', 'pointerdown', 'keydown'])
    document.addEventListener(event, ({ isTrusted }) => (touched ||= isTrusted), { capture: true });
  const look = async () => {
    const changed = await findChanged().catch(() => []);
    if (changed.length === 0) return;
    if (!touched) return location.reload();
    const [first, ...others] = changed;
    const files = others.length > 0 ? `${first} and ${others.length} more` : first;
    show({
      text: `Changed outside of this page: ${files}. What you save is joined with that, or you are told why it cannot be.`,
      action: { label: 'Load the page anew', run: () => location.reload() },
    });
  };
  window.addEventListener('hashchange', () => {
    touched = false;
    void look();
  });
  window.addEventListener('focus', () => void look());
  const waiting = sessionStorage.getItem(WAITING);
  sessionStorage.removeItem(WAITING);
  if (waiting !== null) show({ text: waiting });
}

/** Asks where a file that was saved is shown. Resolves to `undefined` if nobody answers, as when the page is being loaded anew. */
export async function askPage(api: string, file: string): Promise<(EntryPage & { isUp: boolean }) | undefined> {
  const answer = await fetch(`${api}/page?file=${encodeURIComponent(file)}`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as EntryPage & { isUp: boolean }) : undefined;
}

function toText(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}
