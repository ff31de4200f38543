import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compareFigures } from './compare-figures';
import type { Figures } from './describe-figures';

/** The figures of a run that were kept in a file, or `undefined` if none were. Throws if the file is not JSON. */
export function readKept(file: string): Figures | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
}

/** Keeps the figures of a run, with the machine that it was made on, as readable JSON. */
export function writeKept(file: string, figures: Figures): void {
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}

/** What a run says of the one whose figures are kept: what grew, or that nothing did. */
export function describeGrowth(kept: Figures | undefined, now: Figures): string {
  if (!kept) return 'No figures are kept to compare these with. Keep these: npm run bench -- --keep';
  const grown = compareFigures(kept, now);
  const machine =
    kept.machine === now.machine
      ? ''
      : `\nThe kept figures are of another machine (${kept.machine}): builds were not compared.`;
  return grown.length === 0
    ? `Nothing grew since the figures that are kept.${machine}`
    : `Grew since the figures that are kept:\n${grown.map((line) => `- ${line}`).join('\n')}${machine}`;
}
