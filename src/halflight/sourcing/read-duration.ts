import { fromLibrary, isInstalled, loadLibrary } from '../paths';

/** The optional library that reads how long a recording is. */
export const DURATION_LIBRARY = 'music-metadata';

/** The length of a recording in seconds, read from its file; `undefined` if the library is not installed, or finds none. */
export async function readDuration(path: string): Promise<number | undefined> {
  if (!isInstalled(DURATION_LIBRARY)) return undefined;
  // Its package only exports for `import`, so it is required by its path.
  const { parseFile } = loadLibrary(fromLibrary(DURATION_LIBRARY, 'lib/index.js')) as RecordingReader;
  // An MP3 without a header says it only to who has read it all.
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch((): Recording => ({
    format: {},
  }));
  return format.duration === undefined ? undefined : Math.round(format.duration);
}

/** What we use of the library. */
interface RecordingReader {
  parseFile: (path: string, options: { duration: boolean; skipCovers: boolean }) => Promise<Recording>;
}

interface Recording {
  format: { duration?: number };
}
