import { fold } from '../../ui/client/fold';
import { writeNumber } from '../../ui/client/write-number';

const HEADING = 'h2,h3';

/**
 * Filters the tables of a text by the field above it: rows that lack a typed word are hidden, and so are tables without a remaining row. A heading
 * (h2 or h3) and what is below it, up to the next, are hidden if no row remains there; text before the first heading stays.
 */
export function rowFilter(): void {
  document.addEventListener('input', ({ target }) => {
    const filter = (target as Element).closest<HTMLElement>('.row-filter');
    const text = filter?.parentElement?.querySelector('.prose');
    const status = filter?.querySelector<HTMLElement>('[role=status]');
    if (!text || !status) return;
    const wanted = fold((target as HTMLInputElement).value).split(/\s+/);
    const rows = [...text.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) {
      const said = fold(row.textContent);
      row.hidden = !wanted.every((word) => said.includes(word));
    }
    const isLeft = (part: Element) => part.querySelector('tbody tr:not([hidden])');
    const asked = wanted.some(Boolean);
    let part: HTMLElement[] = [];
    const finish = () => {
      const hasRows = part.some(isLeft);
      const isFirst = !part[0]?.matches(HEADING);
      for (const each of part) {
        const isTable = each.querySelector('tbody');
        each.hidden = asked && (isTable ? !isLeft(each) : !hasRows && !isFirst);
      }
      part = [];
    };
    for (const child of text.children as HTMLCollectionOf<HTMLElement>) {
      if (child.matches(HEADING)) finish();
      part.push(child);
    }
    finish();
    const numbers: Record<string, number> = { count: rows.filter(({ hidden }) => !hidden).length, total: rows.length };
    status.textContent = asked
      ? (status.dataset.words as string).replace(/{(\w+)}/g, (_, name: string) => writeNumber(numbers[name] as number))
      : '';
  });
}
