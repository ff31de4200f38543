import { mustSaveData } from './on-intent';

// Inlined by the build: see `on-intent.ts`.
declare const PREFETCH_REST: number;

/**
 * Fetches what React needs once the visitor pauses (`PREFETCH_REST`) with a contact form in view, so that the form does not have to wait for it when
 * they start typing. Nothing is executed until then (`load-react.ts`).
 */
export function prefetchReact(): void {
  const form = document.querySelector('.contact-form');
  const scripts = document.querySelector<HTMLTemplateElement>('#_react-scripts');
  if (!form || !scripts || '___loader' in window || mustSaveData()) return;
  let timer: ReturnType<typeof setTimeout>;
  const fetchAll = (): void => {
    observer.disconnect();
    // `load-react.ts` came first and has already added the same links.
    if (document.querySelector('.all-styles')) return;
    for (const hint of scripts.content.querySelectorAll('link')) {
      const link = hint.cloneNode() as HTMLLinkElement;
      if (link.rel === 'stylesheet') link.setAttribute('as', 'style');
      link.rel = 'prefetch';
      // `take-over-links.ts` recognizes the stylesheet by its class.
      link.className = '';
      document.head.append(link);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.some(({ isIntersecting }) => isIntersecting)) timer = setTimeout(fetchAll, PREFETCH_REST);
  });
  const watch = (): void => observer.observe(form);
  addEventListener('load', watch);
  if (document.readyState === 'complete') watch();
}
