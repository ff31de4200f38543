import { groupBy } from '../group-by';
import { nearest } from '../nearest';
import type { Entry } from '../sourcing/read-entry';
import { byLanguage } from './by-language';
import type { Check, CheckContext } from './context';
import type { Problem } from '../problem';

/** Warns of a series with a single part if its name resembles another's: probably a typo. */
export const checkSeries: Check = ({ at, content: { entries } }) => {
  return byLanguage(entries).flatMap((own) => checkLanguage(own, at));
};

function checkLanguage(entries: readonly Entry[], at: CheckContext['at']): Problem[] {
  const parts = groupBy(
    entries.filter(({ values }) => typeof values.series === 'string'),
    ({ values }) => values.series as string,
  );
  const real = [...parts].filter(([, members]) => members.length > 1).map(([name]) => name);
  return [...parts].flatMap(([name, [only, second]]) => {
    const suggestion = nearest(name, real);
    // "Notes 2025" and "Notes 2026" are two series.
    const plain = (series: string) => series.replace(/\d+/g, '');
    if (!only || second || !suggestion || plain(name) === plain(suggestion)) return [];
    return [
      {
        ...at(only.filePath, ['series']),
        severity: 'warning' as const,
        kind: 'dangling-series',
        message: `the series "${name}" has only one part`,
        suggestion,
      },
    ];
  });
}
