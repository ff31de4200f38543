import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compareFigures } from './compare-figures';
import type { Figures } from './describe-figures';

/** The figures stored in a file, or `undefined` if there is no such file. Throws if it is not JSON. */
export function readKept(file: string): Figures | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
}

/** Stores the figures of a run, including its machine, as indented JSON. */
export function writeKept(file: string, figures: Figures): void {
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}

/** Compares a run with the stored figures: lists what grew, or says that nothing did. */
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
