import { focusMain } from '../../ui/client/focus-main';
import { store } from '../../ui/client/store';

const KEY = 'language-offer';

/**
 * Offers the page in the language that the visitor's browser prefers, if it exists: a line below the header, positioned so that it shifts nothing.
 * There is no automatic redirect. The offer never returns once it was declined, or once a language was chosen by hand.
 */
export function languageOffer(): void {
  offer();
  // Client-side navigation.
  addEventListener('newpage', offer);
  // A page from the back/forward cache, or prerendered, may show what was declined on another page since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) offer();
  });
  document.addEventListener('prerenderingchange', offer);
  document.addEventListener('click', ({ target }) => {
    const way = (target as Element).closest('.language-switch :is(a, button)');
    if (!way || way.matches('[data-offer] a')) return;
    // Where nothing can be stored, nothing was offered.
    store(KEY, 'no');
    // Takes the line away.
    offer();
    // The button in the line had the focus; a link in the header keeps it.
    if (document.activeElement === document.body) focusMain();
  });
}

function offer(): void {
  document.querySelector('aside.language-switch')?.remove();
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.language-switch a[data-offer]')];
  // Browsers load what they know of languages only once it is asked for.
  if (!ways[0]) return;
  const own = toScript(document.documentElement.lang);
  for (const tag of navigator.languages) {
    const wanted = toScript(tag);
    const way = ways.find(({ hreflang }) => toScript(hreflang) === wanted);
    if (wanted === own) return;
    if (way) {
      if (mayOffer()) show(way);
      return;
    }
  }
}

function show({ href, hreflang, lang, dir, dataset }: HTMLAnchorElement): void {
  const line = document.createElement('aside');
  line.innerHTML = '<a></a><button type="button">×</button>';
  const [link, button] = line.children;
  Object.assign(line, { className: 'language-switch', lang, dir, ariaLabel: dataset.offer });
  line.dataset.offer = '';
  Object.assign(link as Element, { href, hreflang, textContent: dataset.offer });
  Object.assign(button as Element, { title: dataset.decline, ariaLabel: dataset.decline });
  document.body.append(line);
}

/** The language of a tag with its likely script: a reader of `pt-BR` can read `pt`, one of `zh-TW` cannot read `zh`. */
function toScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [language, script].join();
  } catch {
    return tag;
  }
}

/** Whether the offer was not declined, and could be: where nothing can be stored, a declined offer would return on every page. */
function mayOffer(): boolean {
  try {
    // Storage may be readable and full.
    return localStorage.getItem(KEY) !== 'no' && store(KEY, 'no') && store(KEY);
  } catch {
    return false;
  }
}
