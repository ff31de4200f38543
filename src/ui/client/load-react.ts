// Written into the code by the build: the path that every address of the site begins with.
declare const __BASE_PATH__: string;

/**
 * Starts React when a visitor reaches for something that needs it. Gatsby's scripts wait in a `<template>`, where they are inert and nothing is
 * fetched; cloning them into the body runs them. If the site was deployed anew in the meantime React is left out: Gatsby would reload the page
 * under the visitor's hands, while links and forms go on without it.
 */
export function loadReactOnDemand(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#_react-scripts');
  if (!scripts) return;
  let asked = false;

  const start = async (): Promise<void> => {
    const content = scripts.content.cloneNode(true) as DocumentFragment;
    // Gatsby asks for the data of a page, which is named first, with the query of its address.
    const data = content.querySelector<HTMLLinkElement>('[as=fetch]');
    if (data) data.href += location.search;
    // `finish/add-hints.ts` names what React will ask for one after the other, and the styles that this page had no use for: all of it comes at
    // once, while it is found out whether it fits. What an author changes, such as fonts, stands further below and still decides.
    document.querySelector('style[data-href]')?.after(...content.querySelectorAll('link'));
    try {
      const response = await fetch(`${__BASE_PATH__}/page-data/app-data.json`);
      const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash: string };
      if (scripts.innerHTML.includes(`"${webpackCompilationHash}"`)) document.body.append(content);
    } catch {
      // No network, perhaps: the next touch tries again.
      asked = false;
    }
  };
  const onReach = ({ target }: Event): void => {
    if (asked || !navigator.onLine || !(target as Partial<Element>).closest?.('[data-interactive]')) return;
    asked = true;
    void start();
  };
  // Not `pointerover`: that comes too when the page is scrolled under a pointer that rests. Browsers take listeners on the window for passive:
  // touches are not delayed.
  for (const event of ['pointermove', 'focusin', 'touchstart']) addEventListener(event, onReach);
}
