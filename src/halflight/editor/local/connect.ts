import { API, PAGE_HEADER } from '../elements';
import { show } from '../notice';
import { SIGNED_IN, takePicker } from './take-picker';
import type { Local } from '../to-configuration';
import type { EntryPage } from './find-page';

/** The session storage key of a notice to show after the page has reloaded. */
const WAITING = 'halflight-notice';

interface SavedFile {
  path: string;
  operation: string;
  content?: string;
  from_path?: string;
  base?: string;
}

/**
 * Connects the page to the files on this machine: signs in, sends with each text the one that it was based on, so that the server can merge
 * concurrent changes, and reloads the page when files have changed and nothing has been typed. Returns the URL of the API. `originals` maps each text
 * that the page writes to the one that it was based on.
 */
export function connect({ page }: Local, originals: ReadonlyMap<string, string>): string {
  localStorage.setItem(SIGNED_IN, JSON.stringify({ backendName: 'gitea', token: 'local' }));
  // Lets an author who has signed out sign in again.
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
  /** The texts that this page wrote last, by path: the next ones are based on them. */
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
      if (!response.ok) show({ text: told.message ?? 'The changes could not be saved.', alert: true });
      else {
        for (const [path, text] of mine) written.set(path, text);
        if (told.merged?.length)
          sessionStorage.setItem(
            WAITING,
            `Saved, and merged with what has changed in ${told.merged.join(', ')} in the meantime.`,
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

/** Checks for changes on disk whenever the author returns to the page or navigates within it. */
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
      text: `Changed outside this page: ${files}. When you save, your changes are merged with these, or you are told why they cannot be.`,
      action: { label: 'Reload the page', run: () => location.reload() },
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

/** Asks where a saved file is shown. Resolves to `undefined` if there is no answer, as when the page is reloading. */
export async function askPage(api: string, file: string): Promise<(EntryPage & { isUp: boolean }) | undefined> {
  const answer = await fetch(`${api}/page?file=${encodeURIComponent(file)}`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as EntryPage & { isUp: boolean }) : undefined;
}

function toText(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}
