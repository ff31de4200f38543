import { fold } from '../../ui/client/fold';
import { placeOf } from '../../ui/client/place-of';
import { pressed } from '../../ui/client/pressed';
import { writeNumber } from '../../ui/client/write-number';

/**
 * Filters the tables of a text by the field above it: hides rows that lack a typed word, and tables without a remaining row. A heading (h2 or h3) and
 * what is below it, up to the next heading, are hidden if no row remains there; text before the first heading stays.
 */
export function rowFilter(): void {
  const apply = (): void => {
    const text = document.querySelector('.row-filter + .prose');
    if (!text) return;
    const field = document.querySelector('.row-filter input') as HTMLInputElement;
    const status = field.nextElementSibling as HTMLElement;
    const wanted = fold(field.value).split(/\s+/);
    const rows = text.querySelectorAll<HTMLElement>('tbody tr');
    for (const row of rows) {
      const said = fold(row.textContent);
      row.hidden = !wanted.every((word) => said.includes(word));
    }
    const asked = wanted.join('') !== '';
    const leftIn = (part: Element) => part.querySelectorAll('tbody tr:not([hidden])').length;
    const parts: HTMLElement[][] = [[]];
    for (const child of text.children as HTMLCollectionOf<HTMLElement>) {
      if (child.matches('h2,h3')) parts.push([]);
      parts.at(-1)?.push(child);
    }
    for (const part of parts) {
      const stays = part === parts[0] || part.some(leftIn);
      for (const each of part) each.hidden = asked && !(each.querySelector('tbody') ? leftIn(each) : stays);
    }
    status.textContent = asked
      ? (status.dataset.words as string)
          .replace('{count}', writeNumber(leftIn(text)))
          .replace('{total}', writeNumber(rows.length))
      : '';
  };
  /** Clears the field if it hides the target of a navigation. */
  const reveal = (way: HTMLAnchorElement | Location): void => {
    const place = placeOf(way);
    if (!place?.closest('.row-filter + .prose [hidden]')) return;
    (document.querySelector('.row-filter input') as HTMLInputElement).value = '';
    apply();
    place.scrollIntoView();
  };
  addEventListener('input', apply);
  document.addEventListener('click', (event) => {
    const link = pressed<HTMLAnchorElement>(event, 'a');
    if (link) reveal(link);
  });
  addEventListener('hashchange', () => reveal(location));
}
