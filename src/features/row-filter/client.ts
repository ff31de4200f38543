import { fold } from '../../ui/client/fold';
import { writeNumber } from '../../ui/client/write-number';

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
    const isLeft = (part: Element) => part.querySelector('tbody tr:not([hidden])') !== null;
    const asked = wanted.join('') !== '';
    let part: HTMLElement[] = [];
    const finish = () => {
      const hasRows = part.some(isLeft);
      const isFirst = !/^H/.test(part[0]?.tagName ?? '');
      for (const each of part) {
        const isTable = each.querySelector('tbody') !== null;
        each.hidden = asked && (isTable ? !isLeft(each) : !hasRows && !isFirst);
      }
      part = [];
    };
    for (const child of text.children as HTMLCollectionOf<HTMLElement>) {
      if (/^H[23]$/.test(child.tagName)) finish();
      part.push(child);
    }
    finish();
    const numbers: Record<string, number> = { count: rows.filter(({ hidden }) => !hidden).length, total: rows.length };
    status.textContent = asked
      ? (status.dataset.words as string).replace(/{(\w+)}/g, (_, name: string) => writeNumber(numbers[name] as number))
      : '';
  });
}
