import { pressed } from './pressed';
import { writeNumber } from './write-number';

const linksOf = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.list-filter a')];
const entriesOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

const isOwn = (link: HTMLAnchorElement): boolean => link.pathname === location.pathname;

/** The links of the selected values: that of the page itself and, for each other filter, the one that the query names. */
function chosenOf(links: readonly HTMLAnchorElement[]): HTMLAnchorElement[] {
  const asked = new URLSearchParams(location.search);
  for (const { dataset } of links.filter(isOwn)) asked.set(dataset.name as string, dataset.value as string);
  return links.filter(({ dataset }) => asked.get(dataset.name as string) === dataset.value);
}

/** Shows the entries that match the URL, and how many each other value would leave. After a press it always announces the count. */
function apply(pressed = false): void {
  const links = linksOf();
  const entries = entriesOf();
  // Entries are not numbered if the list is paginated, because a page has only some of them.
  if (!entries[0]) return;
  const chosen = chosenOf(links);
  const having = (values: readonly HTMLAnchorElement[]) =>
    entries.filter(({ dataset }) =>
      values.every((link) => link.dataset.entries?.split(' ').includes(dataset.entry as string)),
    );
  const shown = having(chosen);
  for (const entry of entries) entry.hidden = !shown.includes(entry);
  for (const link of links) {
    if (chosen.includes(link)) link.setAttribute('aria-current', isOwn(link) ? 'page' : 'true');
    else link.removeAttribute('aria-current');
    const others = chosen.filter((other) => other.dataset.name !== link.dataset.name);
    const count = link.querySelector<HTMLElement>('.list-filter-count') as HTMLElement;
    // Entries with other values of the page's own filter are not on this page, so they cannot be counted.
    const left = link.dataset.entries === undefined ? '' : writeNumber(having([...others, link]).length);
    count.textContent = others[0] ? left : (count.dataset.all as string);
  }
  const [status, none, all] = document.querySelectorAll('.list-filters > :not(div)') as Iterable<Element> as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  status.textContent =
    pressed || !chosen.every(isOwn)
      ? (status.dataset.words as string)
          .replace('{count}', writeNumber(shown.length))
          .replace('{total}', writeNumber(entries.length))
      : '';
  none.hidden = shown.length > 0;
  // The link is about to be hidden, so the focus moves to the one before.
  if (!chosen[0] && document.activeElement === all) (links.at(-1) as HTMLElement).focus();
  all.hidden = !chosen[0];
}

/**
 * Combines the filters of a list: a click filters the list in place and updates the URL. On the page of one value, the query has the other filters'
 * values. Without this script, each value is a plain link to its page.
 */
export function filterList(): void {
  apply();
  // After React has rendered another page, and after back and forward.
  for (const event of ['popstate', 'newpage', 'pageshow']) addEventListener(event, () => apply());
  document.addEventListener(
    'click',
    (event) => {
      const link = pressed<HTMLAnchorElement>(event, '.list-filters a');
      if (!link) return;
      const links = linksOf();
      const chosen = chosenOf(links);
      const others = chosen.filter((other) => other.dataset.name !== link.dataset.name);
      const wanted = link.dataset.name ? (chosen.includes(link) ? others : [link, ...others]) : [];
      const stays = entriesOf()[0] && chosen.every((each) => !isOwn(each) || wanted.includes(each));
      // Otherwise, goes to the page of a value that has all its entries on one page, because only such a page can be filtered further.
      const first = stays ? location : wanted.find(({ dataset }) => !dataset.paged);
      const query = new URLSearchParams(location.search);
      for (const each of links) query.delete(each.dataset.name as string);
      for (const each of links)
        if (first && wanted.includes(each) && each.pathname !== first.pathname)
          query.set(each.dataset.name as string, each.dataset.value as string);
      const search = `${query}` && `?${query}`;
      const goal = first ?? wanted[0];
      if (!goal || (goal === link && !search)) return;
      event.preventDefault();
      if (stays) {
        history.pushState(history.state, '', goal.pathname + search);
        apply(true);
      } else location.assign(goal.pathname + search);
    },
    // In the capture phase, before React handles the click as a link to another page.
    true,
  );
}
