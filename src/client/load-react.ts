import { reachFor } from './reach-for';

/**
 * Starts React when a visitor reaches for something that needs it, or comes back to a contact form that they left a text in. Gatsby's scripts
 * wait in a `<template>`, where they are inert and nothing is fetched; cloning them into the body runs them. If the site was deployed anew in
 * the meantime React is left out: Gatsby would reload the page under the visitor's hands, while links and forms go on without it.
 */
export function loadReactOnDemand(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#_react-scripts');
  if (!scripts) return;
  // Not `pointerover`: that comes too when the page is scrolled under a pointer that rests.
  const events = ['pointermove', 'focusin', 'touchstart'];
  let asked = false;

  const start = async (): Promise<void> => {
    try {
      const response = await fetch(`${scripts.dataset.prefix ?? ''}/page-data/app-data.json`);
      const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash: string };
      for (const event of events) removeEventListener(event, onReach);
      if (!scripts.innerHTML.includes(`"${webpackCompilationHash}"`)) return;
      bringStyles();
      document.body.append(scripts.content.cloneNode(true));
    } catch {
      // Offline, perhaps: the next touch tries again.
      asked = false;
    }
  };
  const onReach = ({ target }: Event): void => {
    if (asked || !(target instanceof Element) || !target.closest('[data-interactive]')) return;
    asked = true;
    void start();
  };
  for (const event of events) addEventListener(event, onReach, { passive: true });
  // A visitor whose text was kept wants to see it again.
  const form = document.querySelector<HTMLElement>('[data-draft]');
  try {
    if (localStorage.getItem(form?.dataset.draft ?? '')) reachFor(form);
  } catch {
    // The browser keeps nothing.
  }
}

/** A page has only the styles that it needs itself; what React may show needs all of them. */
function bringStyles(): void {
  const href = document.querySelector<HTMLElement>('style[data-href]')?.dataset.href;
  if (href === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  // One that is gone has a sheet, too: an empty one.
  link.dataset.awaited = '';
  link.onload = () => delete link.dataset.awaited;
  document.head.append(link);
}
