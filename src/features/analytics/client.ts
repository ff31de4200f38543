/** Milliseconds after a page changed in place until its title has, too: as long as Umami's own script waits. */
const TITLE_DELAY = 300;

/** What a service needs in a browser besides its script: a file in `services/` exports it as `client`. It is written into every page. */
export interface AnalyticsClient {
  /** Runs before the service's script, of the address `src`, is asked for; `data` are the attributes that its element will have. */
  beforeLoad?: (src: string, data: Readonly<Record<string, string | undefined>>) => void;
  /** Counts a page that React changed in place, for a service that does not notice by itself. */
  onNewPage?: (visit: { path: string; title: string }) => void;
}

/**
 * Loads the script of the service that counts visits, whose address and attributes stand at the element that this runs from. A page that
 * was only got ready for a visitor counts once they see it: until then nothing is asked.
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
    const path = location.pathname + location.search;
    setTimeout(() => onNewPage({ path, title: document.title }), TITLE_DELAY);
  });
}
