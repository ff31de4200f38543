const linksOf = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('.list-filter a')];
const entriesOf = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

const isOwn = (link: HTMLAnchorElement): boolean => link.pathname === location.pathname;

/** The values that the address asks for: that of the page itself, and of each other filter the one that the query names. */
function chosenOf(links: readonly HTMLAnchorElement[]): HTMLAnchorElement[] {
  const asked = new URLSearchParams(location.search);
  for (const { dataset } of links.filter(isOwn)) asked.set(dataset.name as string, dataset.value as string);
  return links.filter(({ dataset }) => asked.get(dataset.name as string) === dataset.value);
}

/** Shows of the list what the address asks for, and how much each other value would leave. */
function apply(): void {
  const links = linksOf();
  const entries = entriesOf();
  const bar = document.querySelector('.list-filters');
  // A page of a long list has only a part of it.
  if (!bar || !entries[0]) return;
  const chosen = chosenOf(links);
  const having = (values: readonly HTMLAnchorElement[]) =>
    entries.filter(({ dataset }) =>
      values.every((link) => link.dataset.entries?.split(' ').includes(dataset.entry as string)),
    );
  const write = (count: number) => count.toLocaleString(document.documentElement.lang);
  const shown = having(chosen);
  for (const entry of entries) entry.hidden = !shown.includes(entry);
  for (const link of links) {
    if (chosen.includes(link)) link.setAttribute('aria-current', isOwn(link) ? 'page' : 'true');
    else link.removeAttribute('aria-current');
    const others = chosen.filter((other) => other.dataset.name !== link.dataset.name);
    const count = link.querySelector<HTMLElement>('.list-filter-count') as HTMLElement;
    // What the other values of the page's own filter have is not on this page.
    const left = link.dataset.entries === undefined ? '' : write(having([...others, link]).length);
    count.textContent = others[0] ? left : (count.dataset.all as string);
  }
  const [status, none, all] = [...bar.querySelectorAll(':scope > :not(div)')] as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const values: Record<string, string> = { count: write(shown.length), total: write(entries.length) };
  status.textContent = chosen.every(isOwn)
    ? ''
    : (status.dataset.words as string).replace(/{(\w+)}/g, (_, name: string) => values[name] as string);
  none.hidden = shown.length > 0;
  all.hidden = !chosen[0];
}

/**
 * Lets the filters of a list be combined: what is pressed narrows the list in place, and the address says it. A page that shows one value has the
 * others in its query. Without this each value is a plain link to its page.
 */
export function filterList(): void {
  apply();
  // What React has changed, and what the browser goes back to.
  for (const event of ['popstate', 'newpage', 'pageshow']) addEventListener(event, apply);
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.list-filters a');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const links = linksOf();
      const chosen = chosenOf(links);
      const others = chosen.filter((other) => other.dataset.name !== link.dataset.name);
      const wanted = link.matches('.list-filter-all') ? [] : chosen.includes(link) ? others : [link, ...others];
      const stays = entriesOf()[0] && chosen.filter(isOwn).every((own) => wanted.includes(own));
      // Elsewhere it begins on the page of a value that has all of it.
      const first = stays ? wanted.find(isOwn) : wanted.find(({ dataset }) => dataset.paged === undefined);
      const query = new URLSearchParams(location.search);
      for (const each of links) query.delete(each.dataset.name as string);
      for (const each of links)
        if (wanted.includes(each) && each !== first)
          query.set(each.dataset.name as string, each.dataset.value as string);
      const search = `${query}` && `?${query}`;
      if (stays) {
        event.preventDefault();
        history.pushState(history.state, '', location.pathname + search);
        apply();
      } else if (first && (first !== link || search)) {
        event.preventDefault();
        location.assign(first.pathname + search);
      }
    },
    // Before React takes the link for one to another page.
    true,
  );
}
