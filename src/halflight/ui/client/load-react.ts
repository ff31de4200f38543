import { afterFrame } from './after-frame';

// Injected by the build: the path prefix of every URL of the site.
declare const __BASE_PATH__: string;

/**
 * Starts React when a visitor reaches for something that needs it. Gatsby's scripts wait in a `<template>`, where they are inert and not fetched;
 * cloning them into the body runs them. If the site has been redeployed in the meantime, React is not started: Gatsby would reload the page while the
 * visitor is using it, whereas links and forms work without React.
 */
export function loadReactOnDemand(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#_react-scripts');
  if (!scripts) return;
  let asked = false;

  const start = async (): Promise<void> => {
    const content = scripts.content.cloneNode(true) as DocumentFragment;
    // Gatsby requests the data of a page (the first link with `as=fetch` here) with the query of the page's URL.
    const data = content.querySelector<HTMLLinkElement>('[as=fetch]');
    if (data) data.href += location.search;
    // `finish/add-hints.ts` lists what React would otherwise request one by one, and the styles that this page did not need: all of it loads in
    // parallel, while the build is being checked. Author customisations, such as fonts, come later in the document and still win.
    document.querySelector('style[data-href]')?.after(...content.querySelectorAll('link'));
    try {
      const response = await fetch(`${__BASE_PATH__}/page-data/app-data.json`);
      const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash: string };
      if (scripts.innerHTML.includes(`"${webpackCompilationHash}"`)) document.body.append(content);
    } catch {
      // Possibly offline: the next interaction tries again.
      asked = false;
    }
  };
  const onReach = ({ target }: Pick<Event, 'target'>): void => {
    if (asked || !navigator.onLine || !(target as Partial<Element>).closest?.('[data-interactive]')) return;
    asked = true;
    // Shows the effect of the press, such as the search dialog, in the first frame.
    afterFrame(start);
  };
  // Not `pointerover`, which also fires when the page scrolls under a resting pointer. On the window, browsers treat touch listeners as passive, so
  // touches are not delayed.
  for (const event of ['pointermove', 'focusin', 'touchstart']) addEventListener(event, onReach);
  // The visitor may already be typing.
  onReach({ target: document.activeElement });
}
