const KEY = 'language-offer';

/**
 * Offers a visitor a page in the language that their browser prefers, if it is there: a line below the header, over what has room for it, so that
 * nothing moves. Nobody is sent anywhere. It stays away for good once it was declined, or another language was chosen by hand.
 */
export function languageOffer(): void {
  offer();
  // React shows another page in place.
  addEventListener('newpage', offer);
  document.addEventListener('click', ({ target }) => {
    const way = (target as Element).closest('.language-switch :is(a, button)');
    if (!way || way.matches('[data-offer] a')) return;
    decline();
    findLine()?.remove();
  });
}

const findLine = () => document.querySelector('aside.language-switch');

function offer(): void {
  findLine()?.remove();
  if (isDeclined()) return;
  const own = toScript(document.documentElement.lang);
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.language-switch a[data-offer]')];
  for (const tag of navigator.languages) {
    const wanted = toScript(tag);
    const way = ways.find(({ hreflang }) => toScript(hreflang) === wanted);
    if (way && wanted !== own) return show(way);
    if (wanted === own) return;
  }
}

function show({ href, hreflang, lang, dir, dataset }: HTMLAnchorElement): void {
  const line = document.createElement('aside');
  const link = document.createElement('a');
  const button = document.createElement('button');
  Object.assign(line, { className: 'language-switch', lang, dir, ariaLabel: dataset.offer });
  line.dataset.offer = '';
  Object.assign(link, { href, hreflang, textContent: dataset.offer });
  Object.assign(button, { type: 'button', textContent: '×', title: dataset.decline, ariaLabel: dataset.decline });
  line.append(link, button);
  document.body.append(line);
}

/** A language with the script that it is read in: `pt-BR` is `pt` to a reader, `zh-TW` is not `zh`. */
function toScript(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language} ${script ?? ''}`;
  } catch {
    return tag;
  }
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(KEY) === 'no';
  } catch {
    // What cannot be declined for good would come back on every page.
    return true;
  }
}

function decline(): void {
  try {
    localStorage.setItem(KEY, 'no');
  } catch {
    // Then it was never shown.
  }
}
