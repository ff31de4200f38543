import { focusMain } from '../../ui/client/focus-main';
import { store } from '../../ui/client/store';

const KEY = 'language-offer';

/**
 * Offers the page in the language that the visitor's browser prefers, if it exists: a line below the header, positioned so that it shifts nothing.
 * There is no automatic redirect. The offer does not return once it was declined or a language was chosen by hand.
 */
export function languageOffer(): void {
  offer();
  // Client-side navigation.
  addEventListener('newpage', offer);
  // A page from the back/forward cache, or a prerendered one, may show an offer that has since been declined elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) offer();
  });
  document.addEventListener('prerenderingchange', offer);
  document.addEventListener('click', ({ target }) => {
    const way = (target as Element).closest('.language-switch :is(a, button)');
    if (!way || way.matches('[data-offer] a')) return;
    // The offer appears only if storage works, so this succeeds.
    store(KEY, 'no');
    // Removes the line.
    offer();
    // The button in the line had the focus, which is now lost; a link in the header keeps it.
    if (document.activeElement === document.body) focusMain();
  });
}

function offer(): void {
  document.querySelector('aside.language-switch')?.remove();
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.language-switch a[data-offer]')];
  // Loading locale data is slow in browsers, so avoid it if there is nothing to offer.
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

/** Adds the likely script to a tag: a reader of `pt-BR` can read `pt`, but a reader of `zh-TW` cannot read `zh`. */
function toScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [language, script].join();
  } catch {
    return tag;
  }
}

/** Whether the offer may be shown: it was not declined, and storage works. Otherwise a declined offer would return on every page. */
function mayOffer(): boolean {
  try {
    // Storage may be readable but full.
    return localStorage.getItem(KEY) !== 'no' && store(KEY, 'no') && store(KEY);
  } catch {
    return false;
  }
}
