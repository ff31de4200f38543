import type { NotebookLine } from './notebook-line';

const BEGIN = /^ {0,3}\\begin\{(equation|align|gather|multline|eqnarray)(\*?)\}/;

/** Puts `$$` around formulas that are written without it, `\begin{align}` to `\end{align}`, as Jupyter allows. Code and other formulas are kept. */
export function withFencedFormulas(lines: readonly NotebookLine[]): NotebookLine[] {
  let fence: string | undefined;
  let end: string | undefined;
  return lines.flatMap((line) => {
    const { text } = line;
    const sign = (): NotebookLine => ({ ...line, text: '$$' });
    const [, mark] = /^ {0,3}(`{3,}|~{3,}|\$\$)/.exec(text) ?? [];
    if (end === undefined && mark !== undefined) {
      if (fence === undefined) fence = mark === '$$' && /\$\$.*\$\$/.test(text) ? undefined : mark;
      else if (mark.startsWith(fence)) fence = undefined;
    } else if (fence !== undefined) {
      if (fence === '$$' && text.includes('$$')) fence = undefined;
      return [line];
    }
    const [, name, star] = end === undefined && fence === undefined ? (BEGIN.exec(text) ?? []) : [];
    const begins = name !== undefined;
    if (begins) end = `\\end{${name}${star ?? ''}}`;
    const ends = end !== undefined && text.includes(end);
    if (ends) end = undefined;
    return [...(begins ? [sign()] : []), line, ...(ends ? [sign()] : [])];
  });
}
