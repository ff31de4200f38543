import { reachFor } from './reach-for';
import { sitePrefix } from './site-prefix';

/**
 * Starts React when a visitor reaches for something that needs it, or comes back to a contact form that they left a text in, or to
 * report what broke. Gatsby's scripts
 * wait in a `<template>`, where they are inert and nothing is fetched; cloning them into the body runs them. If the site was deployed anew in
 * the meantime React is left out: Gatsby would reload the page under the visitor's hands, while links and forms go on without it.
 */
export function loadReactOnDemand(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#_react-scripts');
  if (!scripts) return;
  let asked = false;

  const start = async (): Promise<void> => {
    // `finish/add-hints.ts` names what React will ask for one after the other: all of it comes at once, while it is found out whether it fits.
    // What fails where there is no network is not asked for again.
    if (navigator.onLine) {
      // Gatsby asks for the data of a page with the query of its address.
      const data = scripts.content.querySelector('[href$="/page-data.json"]');
      data?.setAttribute('href', `${data.getAttribute('href') ?? ''}${location.search}`);
      document.head.append(...scripts.content.querySelectorAll('link'));
    }
    try {
      const response = await fetch(`${sitePrefix()}/page-data/app-data.json`);
      const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash: string };
      if (!scripts.innerHTML.includes(`"${webpackCompilationHash}"`)) return;
      bringStyles();
      document.body.append(scripts.content.cloneNode(true));
    } catch {
      // Offline, perhaps: the next touch tries again.
      asked = false;
    }
  };
  const onReach = ({ target }: Event): void => {
    if (asked || !(target as Partial<Element>).closest?.('[data-interactive]')) return;
    asked = true;
    void start();
  };
  // Not `pointerover`: that comes too when the page is scrolled under a pointer that rests. Browsers take listeners on the window for passive:
  // touches are not delayed.
  for (const event of ['pointermove', 'focusin', 'touchstart']) addEventListener(event, onReach);
  // A visitor whose text was kept wants to see it again, and one who comes to report an exception finds it there.
  const form = document.querySelector<HTMLElement>('[data-draft]');
  try {
    if (location.search.includes('report=') || localStorage.getItem(form?.dataset.draft ?? '')) reachFor(form);
  } catch {
    // The browser keeps nothing.
  }
}

/**
 * A page has only the styles that it needs itself; what React may show needs all of them. They come where those of the page are: what the author
 * changes, such as fonts, comes later in the page and still decides.
 */
function bringStyles(): void {
  const own = document.querySelector<HTMLElement>('style[data-href]');
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: own?.dataset.href,
    // One that is gone has a sheet, too: an empty one.
    className: 'awaited',
    onload: () => (link.className = ''),
  });
  own?.after(link);
}
