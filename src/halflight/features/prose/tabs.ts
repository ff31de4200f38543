import { placeOf } from '../../ui/client/place-of';
import { pressed } from '../../ui/client/pressed';
import { store } from '../../ui/client/store';

/** The first part of the storage keys; the labels of a set of tabs follow. */
const KEY = 'tabs:';

/**
 * Makes tabs work, as the ARIA Authoring Practices ask: the arrow keys, Home and End choose, and Tab leads past the others. A choice is stored and
 * holds for every set with the same labels, on this page and on the others.
 *
 * All panels of a set share one cell, as high as the highest (`tabs.css`), so nothing moves when one takes the place of another: neither as this
 * starts nor in a set further up that follows.
 */
export function tabs(): void {
  const choose = (set: Element, chosen: number): void => {
    const panels = set.querySelectorAll(':scope > .tab-panel');
    for (const [index, tab] of tabsOf(set).entries()) {
      tab.ariaSelected = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index]?.toggleAttribute('data-shown', index === chosen);
    }
  };
  /** Shows the chosen tab of every set with these labels. */
  const follow = (labels: string, label: string): void => {
    for (const set of document.querySelectorAll('.tabs'))
      if (labelsOf(set) === labels)
        choose(
          set,
          tabsOf(set).findIndex((tab) => tab.textContent === label),
        );
  };
  const apply = (): void => {
    for (const set of document.querySelectorAll('.tabs')) set.toggleAttribute('data-started', true);
    for (const labels of new Set(Array.from(document.querySelectorAll('.tabs'), labelsOf))) {
      const label = stored(KEY + labels);
      if (label !== undefined && labels.split('\n').includes(label)) follow(labels, label);
    }
  };
  /** Shows the tabs around the target of a navigation, without storing them: nobody chose them. */
  const reveal = (way: HTMLAnchorElement | Location): void => {
    const place = placeOf(way);
    let isHidden = false;
    for (let panel = place?.closest('.tab-panel'); panel; panel = panel.parentElement?.closest('.tab-panel')) {
      const set = panel.parentElement as Element;
      isHidden ||= !panel.hasAttribute('data-shown');
      choose(set, Array.from(set.querySelectorAll(':scope > .tab-panel')).indexOf(panel));
    }
    if (isHidden) place?.scrollIntoView();
  };
  const press = (tab: HTMLElement): void => {
    const labels = labelsOf(tab.closest('.tabs') as Element);
    const label = tab.textContent;
    follow(labels, label);
    store(KEY + labels, label);
  };
  document.addEventListener(
    'click',
    (event) => {
      const tab = pressed<HTMLElement>(event, '.tab');
      const link = pressed<HTMLAnchorElement>(event, 'a[href*="#"]');
      if (tab) {
        // The link is for pages whose scripts could not be loaded.
        event.preventDefault();
        event.stopPropagation();
        press(tab);
      } else if (link) reveal(link);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const tab = (event.target as Element).closest<HTMLElement>('.tab');
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = tabsOf(tab.closest('.tabs') as Element);
    const index = all.indexOf(tab);
    const forwards = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const places: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index - 1,
      [forwards]: index + 1,
      Home: 0,
      End: -1,
      ' ': index,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : all.at(place % all.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    press(next);
  });
  addEventListener('hashchange', () => reveal(location));
  const start = (): void => {
    apply();
    reveal(location);
  };
  // Another tab of the browser, and a page that comes back.
  for (const event of ['storage', 'pageshow']) addEventListener(event, apply);
  // React has rendered another page.
  addEventListener('newpage', start);
  start();
}

const tabsOf = (set: Element): HTMLElement[] => Array.from(set.querySelectorAll(':scope > .tab-list > .tab'));

/** The labels of a set, in one order whatever that of its tabs. */
const labelsOf = (set: Element): string =>
  tabsOf(set)
    .map((tab) => tab.textContent)
    .sort()
    .join('\n');

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Nothing is stored.
  }
}
