import type { Figures } from './describe-figures';
import type { VisitFigures } from './measure-visits';

/**
 * How much more than before is growth and not chance, as a part of what was before. Bytes are counted, so that a hundredth is a change of the
 * code; two runs on one machine differ by up to a tenth in time to paint as a ratio, and by more in how long a build takes.
 */
const TOLERANCE = { bytes: 0.01, ratio: 0.1, memory: 0.15, seconds: 0.2 };

/** The page of `measure-visits.ts` that the times of others are compared with: a slow day makes it as slow as they are. */
const REFERENCE = 'reference';

/** One thing that was measured, in both runs. */
interface Pair {
  what: string;
  kept: number | undefined;
  now: number | undefined;
  tolerance: number;
  toText: (value: number) => string;
}

/**
 * Says what grew since the figures that are kept in the repository, one line for each.
 *
 * Bytes, requests and shifts are compared as they are. Times to paint are compared as ratios to the reference of the same run, and seconds and
 * megabytes of builds only where both runs were on the same machine. What only one of the runs has measured is passed over.
 * @param kept The figures of the run before.
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

/** A time as a multiple of that of the reference in the same run; `undefined` where there is no reference. */
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
