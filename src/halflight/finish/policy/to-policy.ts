import type { AllowedUse, Service } from '../../features/service';

/** What the pages of a site may do, apart from their own inline scripts and styles: the same on every page. */
export interface SitePolicy {
  directives: Readonly<Record<string, readonly string[]>>;
}

const SELF = "'self'";

/**
 * What the pages of a site may load, run, frame and send, depending on its services. React changes pages in place, and the browser keeps applying the
 * policy of the page it loaded first, so one policy must suit all pages.
 */
export function toSitePolicy(
  services: readonly Pick<Service, 'allowed'>[],
  { search, demo = false, sealed = false }: { search: boolean; demo?: boolean | undefined; sealed?: boolean },
): SitePolicy {
  const allowed = (use: AllowedUse) => [...new Set(services.flatMap((service) => service.allowed[use] ?? []))].sort();
  // Decrypted pictures and films are blobs.
  const files = [SELF, 'data:', ...(sealed ? ['blob:'] : []), ...allowed('files')];
  // A demonstration can be shown in a frame on another: `policy/headers.ts`.
  const frames = [...(demo ? [SELF] : []), ...allowed('frame')];
  return {
    directives: {
      'default-src': ["'none'"],
      // Pagefind uses WebAssembly.
      'script-src': [SELF, ...(search ? ["'wasm-unsafe-eval'"] : []), ...allowed('script')],
      'style-src': [SELF],
      // Highlighted code and images have style attributes, which can do little harm.
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': files,
      'media-src': files,
      'font-src': files,
      'connect-src': [SELF, ...allowed('connect')],
      'frame-src': frames.length > 0 ? frames : ["'none'"],
      'manifest-src': [SELF],
      'worker-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': [SELF, ...allowed('form')],
    },
  };
}

/** The policy of a page, as in its `<meta>`: that of the site, with the hashes of the page's own inline code. */
export function toPolicy(
  { directives }: SitePolicy,
  own: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const added: Readonly<Record<string, readonly string[]>> = { 'script-src': own.scripts, 'style-src': own.styles };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set([...sources, ...(added[name] ?? [])])].join(' '))
    .join('; ');
}
