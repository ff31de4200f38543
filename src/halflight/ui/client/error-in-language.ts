/**
 * Some hosts serve a single error page, in the main language, for all missing URLs. Replaces it with the error page in the language of the URL, to
 * which it already links. If loading fails, it stays as it is.
 */
export async function errorInLanguage(): Promise<void> {
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.error-languages a')];
  const way = ways.find(({ pathname }) => location.pathname.startsWith(pathname));
  if (!way) return;
  try {
    const response = await fetch(`${way.pathname}404.html`);
    // This page's Content-Security-Policy rejects the other page's inline styles, even in a document that is never shown.
    const html = (await response.text()).replace(/<style[^]*?<\/style>/g, '');
    const { documentElement: root, title } = new DOMParser().parseFromString(html, 'text/html');
    const page = root.querySelector('#___gatsby');
    if (!page || root.lang !== way.lang) return;
    // The other page may need styles that were pruned from this one.
    const styles = document.querySelector<HTMLElement>('style[data-href]');
    styles?.insertAdjacentHTML('afterend', `<link rel="stylesheet" href="${styles.dataset.href}">`);
    Object.assign(document.documentElement, { lang: root.lang, dir: root.dir });
    document.title = title;
    document.querySelector('#___gatsby')?.replaceWith(page);
    // The theme control has been replaced: the new one must show the current theme.
    dispatchEvent(new Event('storage'));
  } catch {
    // The link remains.
  }
}
