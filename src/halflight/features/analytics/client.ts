import { TITLE_DELAY } from '../../limits';

/** What a service needs in the browser besides its script: a file in `services/` exports it as `client`. It is inlined into pages. */
export interface AnalyticsClient {
  /** Runs before the service's script is requested from `src`; `data` holds the data attributes of its element. */
  beforeLoad?: (src: string, data: Readonly<Record<string, string | undefined>>) => void;
  /** Counts a client-side navigation to `path`, for a service that does not detect it by itself. Runs once the title is updated. */
  onNewPage?: (path: string) => void;
}

/**
 * Loads the tracking script. Its URL (`src`) and data attributes are taken from the script element that this runs in. On a prerendered page nothing
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
