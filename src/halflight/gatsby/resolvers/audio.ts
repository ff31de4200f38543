import { stat, readFile } from 'node:fs/promises';
import { isWebAddress } from '../../fields/formats';
import { audioTypeOf } from '../../features/podcast/audio-type';
import { toSeconds } from '../../features/podcast/clock';
import type { ShownAudio, ShownTranscript } from '../../features/podcast/shown-audio';
import { readTranscript, TRANSCRIPT_NAME } from '../../features/podcast/transcript';
import { fromProject } from '../../paths';
import { decodeUrl } from '../../parse-url';
import { toFilePath } from '../../to-file-path';
import type { Values } from '../../collections';
import { publishText } from '../../sourcing/publish-file';
import { readDuration } from '../../sourcing/read-duration';
import { findFile, type Resolving } from '../../sourcing/resolving';
import type { EntryNode } from '../../collections/entry-node';
import { fileOf, folderOf, textOf } from './texts';

/** The recording of a post as its page and the podcast show it; its files are published. `undefined` without one, or if its file is missing. */
export async function audioOf(post: EntryNode, resolving: Resolving): Promise<ShownAudio | undefined> {
  const { audio } = post as unknown as Values<'post'>;
  if (!audio) return undefined;
  const { src, length, duration, chapters: written = [], transcript, episode, season, explicit } = audio;
  const type = audio.type ?? audioTypeOf(src);
  const address = isWebAddress(src) ? src : await addressOf(src, post, resolving);
  if (address === undefined || type === undefined) return undefined;
  const file = isWebAddress(src) ? undefined : await findPublished(address, resolving);
  const bytes = isWebAddress(src) ? length : file?.size;
  const seconds = duration === undefined ? file && (await readDuration(file.path)) : toSeconds(duration);
  const chapters = written.map(({ start, title }) => ({ start: toSeconds(start), title }));
  const toChaptersFile = () =>
    publishText(
      JSON.stringify({
        version: '1.2.0',
        chapters: chapters.map(({ start, title }) => ({ startTime: start, title })),
      }),
      '.json',
      resolving.pathPrefix,
    );
  const spoken = transcript === undefined ? undefined : await transcriptOf(transcript, post, resolving);
  return {
    address,
    type,
    ...(bytes !== undefined && { length: bytes }),
    ...(seconds !== undefined && { duration: seconds }),
    chapters,
    ...(chapters.length > 0 && { chaptersAddress: await toChaptersFile() }),
    ...(spoken && { transcript: spoken }),
    episode,
    season,
    explicit,
  };
}

/** The address of a file beside a post, which is published, or in `static/`. */
async function addressOf(src: string, { filePath }: EntryNode, resolving: Resolving): Promise<string | undefined> {
  if (src.startsWith('/')) return resolving.pathPrefix + src;
  const file = toFilePath(folderOf(filePath), src);
  return file && fileOf(file.path, resolving);
}

/** A published file, and its size in bytes. Files of `static/` may not have been copied yet. */
async function findPublished(
  address: string,
  { pathPrefix }: Resolving,
): Promise<{ path: string; size: number } | undefined> {
  const relative = decodeUrl(address.slice(pathPrefix.length));
  for (const folder of ['public', 'static']) {
    const path = fromProject(folder, `.${relative}`);
    const found = await stat(path).catch(() => undefined);
    if (found) return { path, size: found.size };
  }
  return undefined;
}

async function transcriptOf(
  transcript: string,
  post: EntryNode,
  resolving: Resolving,
): Promise<ShownTranscript | undefined> {
  const path = toFilePath(folderOf(post.filePath), transcript)?.path;
  const file = path === undefined ? undefined : await findFile(path, resolving);
  if (!file || path === undefined) return undefined;
  const text = await readFile(String(file.absolutePath), 'utf8');
  if (TRANSCRIPT_NAME.test(path)) {
    const address = await publishText(text, '.txt', resolving.pathPrefix);
    return { address, type: 'text/plain', spoken: [], html: await textOf(text, post, resolving) };
  }
  const address = await fileOf(path, resolving);
  if (address === undefined) return undefined;
  const type = /\.vtt$/i.test(path) ? 'text/vtt' : 'application/x-subrip';
  return { address, type, spoken: readTranscript(text) };
}
