import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { describeFigures, type Figures } from './describe-figures';
import { describeAlbum, measureAlbum } from './measure-album';
import { describeGrowth, readKept, writeKept } from './kept-figures';
import { measureBuilds, type SiteFigures } from './measure-build';
import { measureVisits } from './measure-visits';
import { measureWeight } from './measure-weight';
import { createWorkspace } from '../e2e/workspace';
import { findWholeBrowser } from '../src/halflight/cli/ensure-browser';
import { runWithOptions } from '../src/halflight/cli/run-command';

const usage = `npm run bench -- [--posts 100,1000] [--json] [--keep]
       npm run bench -- --photographs 500

Benchmarks this Halflight on generated text posts: builds, page weight, and first visits if there is a browser. Reports what grew
since the figures saved in bench/figures.json.
  --posts  the number of posts, or several separated by commas; 100,1000 by default
  --json   prints the figures as JSON
  --keep   saves these figures for later runs to compare with
  --photographs  builds a site with one album of so many photographs instead, which takes some seconds for each`;

/** The stored figures to compare a run with. */
const KEPT = join('bench', 'figures.json');

/** Measures what `npm run build` produces, in a temporary copy of the project. Nothing else should run on the machine meanwhile. */
const config = {
  options: {
    posts: { type: 'string' },
    json: { type: 'boolean' },
    keep: { type: 'boolean' },
    photographs: { type: 'string' },
  },
} as const;
runWithOptions(usage, config, async ({ values }) => {
  const counts = (values.posts ?? '100,1000').split(',').map(Number);
  const photographs = Number(values.photographs ?? 0);
  if (![...counts, photographs || 1].every((count) => Number.isInteger(count) && count > 0)) throw new Error(usage);
  const { folder, remove } = createWorkspace('bench');
  try {
    if (photographs > 0) {
      console.log(describeAlbum(await measureAlbum(folder, photographs)));
      return 0;
    }
    const builds: SiteFigures[] = [];
    for (const count of counts) {
      console.error(`Building a site of ${count} posts three times ...`);
      builds.push(await measureBuilds(folder, count));
    }
    const site = join(folder, 'public');
    const browser = findWholeBrowser();
    const figures: Figures = {
      machine: describeMachine(),
      builds,
      weights: measureWeight(site),
      visits: browser ? await measureVisits(site, browser) : [],
    };
    const growth = describeGrowth(readKept(KEPT), figures);
    console.log(values.json ? JSON.stringify(figures, undefined, 2) : `${describeFigures(figures)}\n\n${growth}`);
    if (values.keep) writeKept(KEPT, figures);
    return 0;
  } finally {
    remove();
  }
});

function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `Node ${process.version}, ${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB`;
}
