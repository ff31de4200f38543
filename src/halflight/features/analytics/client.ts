/** Milliseconds from a client-side navigation until the title is up to date, too: what Umami's own script waits. */
const TITLE_DELAY = 300;

/** What a service needs in the browser besides its script: a file in `services/` exports it as `client`. It is inlined into pages. */
export interface AnalyticsClient {
  /** Runs before the service's script is requested from `src`; `data` are the data attributes that its element will have. */
  beforeLoad?: (src: string, data: Readonly<Record<string, string | undefined>>) => void;
  /** Counts a client-side navigation to `path`, for a service that does not detect it by itself. Runs when the new title is there, too. */
  onNewPage?: (path: string) => void;
}

/**
 * Loads the tracking script. Its URL (`src`) and data attributes are those of the element that this runs from. On a prerendered page nothing
 * is requested until the visitor sees it.
 */
export function analytics({ beforeLoad, onNewPage }: AnalyticsClient = {}): void {
  const { src = '', ...data } = (document.currentScript as HTMLScriptElement).dataset;
  const load = (): void => {
    beforeLoad?.(src, data);
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    script.src = src;
    document.head.append(script);
  };
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', load, { once: true });
  else load();
  if (!onNewPage) return;
  addEventListener('newpage', () => {
    setTimeout(onNewPage, TITLE_DELAY, location.pathname + location.search);
  });
}
