/** Milliseconds after a page changed in place until its title has, too: as long as Umami's own script waits. */
const TITLE_DELAY = 300;

interface Services {
  plausible?: unknown;
  goatcounter?: { count?: (visit: { path: string; title: string }) => void };
}

/**
 * Loads the script of the service that counts visits, whose address and attributes stand at the element that this runs from. A page that
 * was only got ready for a visitor counts once they see it: until then nothing is asked. When React changes pages in place, Plausible and
 * Umami notice by themselves.
 */
export function analytics(): void {
  const { src = '', ...data } = (document.currentScript as HTMLScriptElement).dataset;
  const services = window as Services;
  const load = (): void => {
    // A script that Plausible made for one site waits to be told to begin; this is how one tells it before it is there.
    if (src.includes('/js/pa-')) services.plausible = Object.assign(() => undefined, { q: [], o: {} });
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    script.src = src;
    document.head.append(script);
  };
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', load, { once: true });
  else load();
  if (!('goatcounter' in data)) return;
  addEventListener('newpage', () => {
    const path = location.pathname + location.search;
    setTimeout(() => services.goatcounter?.count?.({ path, title: document.title }), TITLE_DELAY);
  });
}
