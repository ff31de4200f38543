import { posix } from 'node:path';
import type { AudioObject, PodcastEpisode } from 'schema-dts';
import type { Values } from '..';
import { isWebAddress } from '../../fields/formats';
import { audioTypeOf } from '../../features/podcast/audio-type';
import { toSeconds } from '../../features/podcast/clock';
import { outputNames } from '../../output-names';
import { toFilePath } from '../../to-file-path';
import type { DescribedSite } from '../described';

/** The recording of a post and, if the site has a podcast, its place in it. */
export function describeAudio(
  { src, type, duration, episode, season }: NonNullable<Values<'post'>['audio']>,
  filePath: string,
  site: DescribedSite,
): Partial<Exclude<PodcastEpisode, string>> {
  const { podcast, title, home = '/' } = site.settings;
  const url = addressOfAudio(src, filePath, site);
  const length = duration && `PT${toSeconds(duration)}S`;
  const audio: Exclude<AudioObject, string> = {
    '@type': 'AudioObject',
    ...(url && { contentUrl: url }),
    encodingFormat: type ?? audioTypeOf(src) ?? '',
    ...(length && { duration: length }),
  };
  if (!podcast) return { audio };
  return {
    audio,
    ...(length && { timeRequired: length }),
    ...(episode !== undefined && { episodeNumber: episode }),
    ...(season !== undefined && { partOfSeason: { '@type': 'PodcastSeason', seasonNumber: season } }),
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: podcast.title ?? title,
      url: site.toAddress(home),
      webFeed: site.toAddress(home + outputNames.podcast),
    },
  };
}

/** The absolute URL of a recording: as `publishFile` publishes it, if it is a file beside the text. */
function addressOfAudio(src: string, filePath: string, { toAddress, digestOf }: DescribedSite): string | undefined {
  if (isWebAddress(src)) return src;
  if (src.startsWith('/')) return toAddress(src);
  const path = toFilePath(posix.dirname(filePath), src)?.path;
  const digest = path === undefined ? undefined : digestOf(path);
  return path === undefined || digest === undefined
    ? undefined
    : toAddress(`/static/${digest}/${encodeURIComponent(posix.basename(path))}`);
}
