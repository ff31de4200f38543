import { readFile } from 'node:fs/promises';
import { PODCAST_COVER_SIDE } from '../limits';
import { outputNames } from '../output-names';
import { toContentFile } from '../sourcing/content-folder';
import { makePodcast } from './feeds/make-podcast';
import { openPicture } from './open-picture';
import type { Output } from './output';

const { podcast: feed, podcastCover: cover } = outputNames;

/** The podcast: its feed, and its cover as Apple takes it. */
export const podcast: Output = {
  files: [
    {
      patterns: [`/${feed}`],
      inLanguages: true,
      type: 'application/rss+xml; charset=utf-8',
      cache: 'page',
      readable: true,
      link: { rel: 'alternate', name: feed, of: 'site', type: 'application/rss+xml' },
    },
    { patterns: [`/${cover}`], inLanguages: true },
  ],
  isOn: ({ settings }) => settings.podcast !== undefined,
  pathsOf: ({ settings: { home = '/' } }) => [home + feed, home + cover],
  isListed: (path) => path.endsWith(feed),
  make: makePodcast,
  early: {
    sourcesOf: async ({ podcast }) =>
      podcast ? readFile(toContentFile(podcast.image)).then((bytes) => bytes.toString('base64'), String) : '',
    make: async ({ podcast, home = '/' }) =>
      podcast ? [{ path: home.slice(1) + cover, text: await toCover(toContentFile(podcast.image)) }] : [],
  },
};

/** A picture as a square JPEG of at most the size that Apple takes; the middle of one that is not square. */
async function toCover(path: string): Promise<Buffer> {
  const picture = (await openPicture(await readFile(path), 72)).autoOrient();
  const { autoOrient } = await picture.metadata();
  const side = Math.min(autoOrient.width, autoOrient.height, PODCAST_COVER_SIDE.most);
  return picture.resize(side, side).flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer();
}
