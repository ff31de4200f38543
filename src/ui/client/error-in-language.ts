/**
 * Some hosts have one page for what is not there, whatever the language of the path: the main one's. It brings the page of the language that
 * was asked for, of which it says a line already. Without a network it stays as it is.
 */
export async function errorInLanguage(): Promise<void> {
  const ways = [...document.querySelectorAll<HTMLAnchorElement>('.error-languages a')];
  const way = ways.find(({ pathname }) => location.pathname.startsWith(pathname));
  if (!way) return;
  try {
    const response = await fetch(`${way.pathname}404.html`);
    // The policy of this page is against styles of another, even where nothing shows them.
    const html = (await response.text()).replace(/<style[^]*?<\/style>/g, '');
    const { documentElement: root, title } = new DOMParser().parseFromString(html, 'text/html');
    const frame = root.querySelector('.frame');
    if (!frame || root.lang !== way.lang) return;
    // It may need styles that this page has no use for.
    const styles = document.querySelector<HTMLElement>('style[data-href]');
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: styles?.dataset.href });
    styles?.after(link);
    Object.assign(document.documentElement, { lang: root.lang, dir: root.dir });
    document.title = title;
    document.querySelector('.frame')?.replaceWith(frame);
    // The theme's control is another now.
    dispatchEvent(new Event('storage'));
  } catch {
    // The line leads on.
  }
}
