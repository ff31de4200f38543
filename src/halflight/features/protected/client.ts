import { KEY_ROUNDS } from '../../limits';
import { focusMain } from '../../ui/client/focus-main';
import { decrypt, toBase64, toBytes } from './decrypt';
import { NONCE_BYTES, type SealedContent } from './sealed';
import { showSealedFiles, withoutRequests } from './sealed-files';

/** What a link with the key has after its address. */
const KEY_IN_LINK = /^#key=([\w-]{43})$/;

/** Opens a page for whoever enters its password, or comes with a link that has the key. A tab remembers keys until it is closed or locked. */
export function protectedPage(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('.unlock-form')) return;
    event.preventDefault();
    const field = fieldOf(form);
    void unlock(form, () => toKey(field.value, form.dataset.salt as string));
  });
  for (const event of ['newpage', 'hashchange']) addEventListener(event, tryKnownKey);
  tryKnownKey();
}

function tryKnownKey(): void {
  const form = document.querySelector<HTMLFormElement>('.unlock-form');
  if (!form) return;
  // Browsers have no cryptography at addresses that can be tampered with on the way.
  if (!isSecureContext) return say(form, 'insecure');
  const [, inLink] = KEY_IN_LINK.exec(location.hash) ?? [];
  // The address that stays can be shown and shared.
  if (inLink) history.replaceState(history.state, '', location.pathname + location.search);
  const key = inLink ?? recall(form);
  // The password may have been changed since this tab remembered it, of which its visitor knows nothing.
  if (key) void unlock(form, () => toBytes(key), inLink ? 'wrong' : undefined);
}

/** The key of a password, in 0.2 to 2 seconds. */
async function toKey(password: string, salt: string): Promise<Uint8Array<ArrayBuffer>> {
  const { subtle } = crypto;
  const bytes = new TextEncoder().encode(password.normalize('NFC'));
  const base = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations: KEY_ROUNDS };
  return new Uint8Array(await subtle.deriveBits(how, base, 256));
}

async function unlock(
  form: HTMLFormElement,
  find: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>,
  ifWrong: 'wrong' | undefined = 'wrong',
): Promise<void> {
  if (!isSecureContext || form.ariaBusy) return;
  form.ariaBusy = 'true';
  say(form, 'opening');
  const sealed = load(form.dataset.file as string);
  try {
    const [raw, file] = await Promise.all([find(), sealed]);
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const content = await decrypt(key, file).catch(() => undefined);
    if (!content) {
      forget(form);
      say(form, ifWrong);
      return;
    }
    remember(form, toBase64(raw));
    // React renders the page again as the server sent it, so a page that it runs is loaded anew, without React, and opens by the key.
    if (document.querySelector('#_react-scripts')) location.reload();
    else await show(form, await readContent(content), key);
  } catch {
    say(form, 'failed');
  } finally {
    form.ariaBusy = null;
  }
}

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(response.statusText);
  const file = await response.arrayBuffer();
  if (file.byteLength < NONCE_BYTES) throw new Error('The file is empty.');
  return file;
}

async function readContent(content: ArrayBuffer): Promise<SealedContent> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as SealedContent;
}

/** Puts the content of the page in place of the form. */
async function show(
  form: HTMLFormElement,
  { title, main, styles, files }: SealedContent,
  key: CryptoKey,
): Promise<void> {
  await loadAllStyles();
  const { opened, lockAgain } = form.dataset;
  // Where a parsed document is not shown, nothing in it is requested yet.
  const content = withoutRequests(new DOMParser().parseFromString(main, 'text/html').body);
  showSealedFiles(content, files, key);
  const bar = document.createElement('p');
  bar.className = 'unlocked-bar wrapper';
  const status = document.createElement('span');
  status.role = 'status';
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = lockAgain as string;
  again.onclick = () => {
    forget(form);
    location.reload();
  };
  bar.append(status, again);
  // The policy of the page allows only the inline styles that it had at first.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.title = title;
  document.querySelector('main')?.replaceChildren(bar, ...content.childNodes);
  dispatchEvent(new Event('newpage'));
  if (location.hash) location.replace(location.hash);
  else focusMain();
  // A status is announced when it changes, not when it appears.
  requestAnimationFrame(() => {
    status.textContent = opened as string;
  });
}

/** The page that asks for the password has only its own styles. */
async function loadAllStyles(): Promise<void> {
  const own = document.querySelector<HTMLStyleElement>('style[data-href]');
  if (!own || document.querySelector('.all-styles')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.className = 'all-styles';
  link.href = own.dataset.href as string;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  own.after(link);
  await loaded;
}

/** Says what has happened; nothing if there is nothing to say. */
function say(form: HTMLFormElement, what: 'opening' | 'wrong' | 'failed' | 'insecure' | undefined): void {
  const status = form.querySelector<HTMLElement>('.unlock-status') as HTMLElement;
  const field = fieldOf(form);
  const isWrong = what === 'wrong';
  status.textContent = what ? (form.dataset[what] as string) : '';
  status.toggleAttribute('data-wrong', isWrong);
  field.ariaInvalid = isWrong ? 'true' : null;
  if (isWrong) {
    field.focus();
    field.select();
  }
}

const fieldOf = (form: HTMLFormElement): HTMLInputElement => form.querySelector('[type=password]') as HTMLInputElement;

const placeOf = ({ dataset }: HTMLFormElement): string => `key ${dataset.salt}`;

function recall(form: HTMLFormElement): string | null {
  try {
    return sessionStorage.getItem(placeOf(form));
  } catch {
    return null;
  }
}

function remember(form: HTMLFormElement, key: string): void {
  try {
    sessionStorage.setItem(placeOf(form), key);
  } catch {
    // The page has to be opened again when it is loaded again.
  }
}

function forget(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(placeOf(form));
  } catch {
    // Nothing was stored.
  }
}
