/**
 * Lets the field above a text narrow its tables down: rows that lack a word of what is typed are hidden, and with them what stands around tables
 * without a row left, up to the next heading. What precedes the first heading stays, unless it is a table.
 */
export function rowFilter(): void {
  document.addEventListener('input', ({ target }) => {
    const filter = (target as Element).closest<HTMLElement>('.row-filter');
    const text = filter?.parentElement?.querySelector('.prose');
    const status = filter?.querySelector<HTMLElement>('[role=status]');
    if (!text || !status) return;
    const wanted = (target as HTMLInputElement).value.toLowerCase().split(/\s+/);
    const rows = [...text.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) {
      const said = row.textContent.toLowerCase();
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
      ? (status.dataset.words as string).replace(/{(\w+)}/g, (_, name: string) =>
          (numbers[name] as number).toLocaleString(document.documentElement.lang),
        )
      : '';
  });
}
