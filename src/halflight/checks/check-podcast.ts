import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Values } from '../collections';
import { readTranscript, TRANSCRIPT_NAME } from '../features/podcast/transcript';
import { isWebAddress } from '../fields/formats';
import { PODCAST_COVER_SIDE } from '../limits';
import { isInstalled } from '../paths';
import { toFilePath } from '../to-file-path';
import type { Problem } from '../problem';
import { DURATION_LIBRARY } from '../sourcing/read-duration';
import type { Entry } from '../sourcing/read-entry';
import { howToInstall } from './check-packages';
import type { Check, CheckContext } from './context';
import { folderOf } from './named-files';

/** Reports a cover of the podcast that is too small for Apple Podcasts, episodes whose length nobody knows, and transcripts that cannot be read. */
export const checkPodcast: Check = (context) => {
  const { entries, site } = context.content;
  return [
    ...(site?.podcast ? findSmallCover(site.podcast.image, context) : []),
    ...(site?.podcast ? findUnknownDuration(context) : []),
    ...entries.filter(({ collection }) => collection === 'post').flatMap((entry) => findUnreadable(entry, context)),
  ];
};

function findSmallCover(image: string, { at, folder, map }: CheckContext): Problem[] {
  const file = map.fileNamed(toFilePath('', image)?.path ?? '');
  // That it is missing or damaged is reported elsewhere.
  const side = file === undefined ? undefined : sideOf(join(folder, file));
  if (side === undefined || side >= PODCAST_COVER_SIDE.least) return [];
  return [
    {
      ...at('site.md', ['podcast', 'image']),
      severity: 'warning',
      kind: 'small-cover',
      message: `its shorter side has ${side} pixels; Apple Podcasts takes covers of at least ${PODCAST_COVER_SIDE.least} × ${PODCAST_COVER_SIDE.least}`,
    },
  ];
}

function sideOf(path: string): number | undefined {
  try {
    const { width, height } = imageSize(readFileSync(path));
    return Math.min(width, height);
  } catch {
    return undefined;
  }
}

/** Reports the first episode that does not say how long it is, unless its file does. */
function findUnknownDuration({ at, content: { entries } }: CheckContext): Problem[] {
  const silent = entries.find(({ collection, values }) => {
    const audio = values.audio as Values<'post'>['audio'];
    return collection === 'post' && audio && audio.duration === undefined && !isWebAddress(audio.src);
  });
  if (!silent || isInstalled(DURATION_LIBRARY)) return [];
  return [
    {
      ...at(silent.filePath, ['audio']),
      severity: 'warning',
      kind: 'not-installed',
      message: `players are not told how long the episode is: write "duration", or let it be read from the file: ${howToInstall(DURATION_LIBRARY)}`,
    },
  ];
}

function findUnreadable({ filePath, values }: Entry, { at, folder, map }: CheckContext): Problem[] {
  const { transcript } = (values.audio ?? {}) as { transcript?: string };
  const file = transcript && map.fileNamed(toFilePath(folderOf(filePath), transcript)?.path ?? '');
  if (!file || TRANSCRIPT_NAME.test(file) || readTranscript(readFileSync(join(folder, file), 'utf8')).length > 0)
    return [];
  return [
    {
      ...at(filePath, ['audio', 'transcript']),
      severity: 'error',
      kind: 'bad-transcript',
      message: `no line of ${file} says when something is said: write each time such as "00:00:01.000 --> 00:00:04.000", and below it the words`,
    },
  ];
}
