/** Applies the styles that a page does not need for its first paint (`finish/prune-styles.ts`), once they have loaded. */
export function applyDeferredStyles(): void {
  const link = document.querySelector<HTMLLinkElement>('link.deferred');
  if (!link) return;
  const apply = (): void => {
    link.media = 'all';
  };
  // Earlier, other media would make the page wait for them.
  if (link.sheet) apply();
  else link.onload = apply;
}
