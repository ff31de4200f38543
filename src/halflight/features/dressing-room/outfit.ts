import type { Look } from '../theme/look';
import type { Mood } from '../theme/palette';

/** What a demonstration wears: the parameters of an address, so that each combination is a link. What is left out is as `site.md` has it. */
export interface Outfit {
  look?: Look;
  /** A CSS colour. */
  accent?: string;
  mood?: Mood;
  theme?: 'light' | 'dark';
}

/** What a browser needs to know about one look. */
export interface RoomLook {
  /** The URL of its stylesheet. */
  href: string;
  /** Of `LookParts`. */
  theme: string;
  posts: string;
  mood: Mood;
}

/** What `finish/add-dressing-room.ts` tells the scripts on a page. */
export interface Room {
  /** The site's own look, accent and mood. */
  look: Look;
  accent: string;
  mood: Mood;
  /** The URL of the module that draws the bar (`bar.ts`). */
  module: string;
  looks: Record<Look, RoomLook>;
}

/** The parameters of an outfit. */
export const PARAMETERS = ['look', 'accent', 'mood', 'theme'] as const satisfies (keyof Outfit)[];

/** Where the outfit is kept from page to page, until the tab is closed. */
const KEY = 'outfit';

/** The stylesheet of the look that is worn instead of the site's own, and the stylesheet of the whole site that it needs. */
const WORN = 'link.worn';

/** The outfit of the page: that of its address, or the one that a visitor has put together. A frame wears only that of its address. */
export function readOutfit(): Outfit {
  const asked = pick(new URLSearchParams(location.search));
  if (Object.keys(asked).length > 0 || self !== top) return asked;
  try {
    return pick(new URLSearchParams(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return {};
  }
}

/** Keeps an outfit for the next page, and in the address of this one. */
export function keepOutfit(outfit: Outfit): void {
  const url = new URL(location.href);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(outfit as Record<string, string>)) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
  try {
    sessionStorage.setItem(KEY, new URLSearchParams(outfit as Record<string, string>).toString());
  } catch {
    // It then lasts for this page.
  }
}

function pick(parameters: URLSearchParams): Outfit {
  const found = PARAMETERS.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Outfit;
}

/**
 * Puts the stylesheets of a look into the head, or none for the site's own. They do not apply yet unless `atOnce`, in which case the page is not
 * painted before them.
 */
export function addStylesheets(room: Room, look: Look | undefined, atOnce: boolean): HTMLLinkElement[] {
  const wanted = look && look !== room.look ? room.looks[look] : undefined;
  if (!wanted) return [];
  // What no element of this page needs in the site's own look has been removed from it; this file has everything.
  const whole = document.querySelector<HTMLElement>('style[data-href]')?.dataset.href;
  return [whole, wanted.href].flatMap((href) => {
    if (!href) return [];
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.className = 'worn';
    link.media = atOnce ? 'all' : 'not all';
    if (atOnce) link.setAttribute('blocking', 'render');
    link.href = href;
    document.head.append(link);
    return [link];
  });
}

/** Applies the stylesheets of a look, and removes those of the look before. */
export function applyLook(room: Room, look: Look | undefined, links: readonly HTMLLinkElement[]): void {
  for (const link of links) link.media = 'all';
  for (const link of document.querySelectorAll<HTMLLinkElement>(WORN)) if (!links.includes(link)) link.remove();
  const own = document.getElementById('_palette') as HTMLStyleElement | null;
  if (own) own.media = links.length > 0 ? 'not all' : '';
  const { theme } = room.looks[look ?? room.look];
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.defaultTheme;
  else dataset.defaultTheme = theme;
}

/** Arranges the lists of posts, and requests pictures as wide as they now are. */
export function adaptContent(room: Room, look: Look | undefined): void {
  const worn = look ?? room.look;
  const { posts } = room.looks[worn];
  const frame = document.querySelector<HTMLElement>('.frame');
  if (frame && frame.dataset.look !== worn) {
    frame.dataset.look = worn;
    // Loads the scripts of the look.
    dispatchEvent(new Event('newlook'));
  }
  for (const list of document.querySelectorAll('.post-list')) {
    list.classList.remove('post-index', 'post-cards');
    if (posts !== 'rows') list.classList.add(`post-${posts}`);
  }
  if (!document.querySelector(WORN)) return;
  for (const picture of document.querySelectorAll<HTMLElement>('picture')) {
    const width = `${Math.ceil(picture.getBoundingClientRect().width)}px`;
    if (width === '0px') continue;
    for (const source of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[sizes]'))
      source.sizes = width;
  }
}
