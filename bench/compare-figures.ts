import type { Figures } from './describe-figures';
import type { VisitFigures } from './measure-visits';

/**
 * The relative increase up to which a figure counts as unchanged. Bytes are exact, so any growth comes from the code. Paint times vary between runs
 * even as ratios, and build times vary more.
 */
const TOLERANCE = { bytes: 0.01, ratio: 0.1, memory: 0.15, seconds: 0.2 };

/** The page of `measure-visits.ts` that paint times are divided by, so that a slow run does not count as growth. */
const REFERENCE = 'reference';

/** One figure, as measured in both runs. */
interface Pair {
  what: string;
  kept: number | undefined;
  now: number | undefined;
  tolerance: number;
  toText: (value: number) => string;
}

/**
 * Lists what grew since the stored figures, one line each.
 *
 * Bytes, requests and shifts are compared directly; paint times as ratios to the reference page of the same run; seconds and megabytes of builds only
 * if both runs were on the same machine. Figures that only one run has are skipped.
 * @param kept The stored figures.
 * @param now Those of this run.
 */
export function compareFigures(kept: Figures, now: Figures): string[] {
  return [...pairWeights(kept, now), ...pairVisits(kept, now), ...pairBuilds(kept, now)].flatMap(describeGrowth);
}

function describeGrowth({ what, kept, now, tolerance, toText }: Pair): string[] {
  if (kept === undefined || now === undefined || now <= kept * (1 + tolerance)) return [];
  const share = kept > 0 ? ` (+${Math.round((now / kept - 1) * 100)} %)` : '';
  return [`${what}: ${toText(kept)} before, ${toText(now)} now${share}`];
}

function pairWeights(kept: Figures, now: Figures): Pair[] {
  return now.weights.flatMap((weight) => {
    const before = kept.weights.find(({ page }) => page === weight.page);
    return (['html', 'gzip', 'brotli'] as const).map((name) => ({
      what: `${weight.page}, ${name === 'html' ? 'HTML' : name}`,
      kept: before?.[name],
      now: weight[name],
      tolerance: TOLERANCE.bytes,
      toText: bytes,
    }));
  });
}

function pairVisits(kept: Figures, now: Figures): Pair[] {
  return now.visits
    .filter(({ page }) => page !== REFERENCE)
    .flatMap((visit) => {
      const before = kept.visits.find(({ page }) => page === visit.page);
      const ratios = (['firstPaint', 'largestPaint'] as const).map((name) => ({
        what: `${visit.page}, ${name === 'firstPaint' ? 'first' : 'largest'} paint beside the reference`,
        kept: before && ratioOf(before, kept.visits, name),
        now: ratioOf(visit, now.visits, name),
        tolerance: TOLERANCE.ratio,
        toText: (value: number) => value.toFixed(2),
      }));
      const counts = [
        { name: 'requests', tolerance: 0, toText: String },
        { name: 'bytes', tolerance: TOLERANCE.bytes, toText: bytes },
        { name: 'shift', tolerance: TOLERANCE.bytes, toText: (value: number) => value.toFixed(3) },
      ] as const;
      return [
        ...ratios,
        ...counts.map(({ name, tolerance, toText }) => ({
          what: `${visit.page}, ${name === 'bytes' ? 'bytes of a first visit' : name}`,
          kept: before?.[name],
          now: visit[name],
          tolerance,
          toText,
        })),
      ];
    });
}

/** A time divided by that of the reference page in the same run; `undefined` without a reference. */
function ratioOf(
  visit: VisitFigures,
  visits: readonly VisitFigures[],
  name: 'firstPaint' | 'largestPaint',
): number | undefined {
  const reference = visits.find(({ page }) => page === REFERENCE)?.[name];
  return reference ? visit[name] / reference : undefined;
}

function pairBuilds(kept: Figures, now: Figures): Pair[] {
  if (kept.machine !== now.machine) return [];
  return now.builds.flatMap((build) => {
    const before = kept.builds.find(({ posts }) => posts === build.posts);
    return (['cold', 'warm', 'edit'] as const).flatMap((name) => {
      const what = `${build.posts} posts, ${{ cold: 'cold', warm: 'nothing changed', edit: 'one edit' }[name]}`;
      return [
        {
          what,
          kept: before?.[name].seconds,
          now: build[name].seconds,
          tolerance: TOLERANCE.seconds,
          toText: (value: number) => `${value.toFixed(1)} s`,
        },
        {
          what: `${what}, memory`,
          kept: before?.[name].megabytes,
          now: build[name].megabytes,
          tolerance: TOLERANCE.memory,
          toText: (value: number) => `${value} MB`,
        },
      ];
    });
  });
}

const bytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
