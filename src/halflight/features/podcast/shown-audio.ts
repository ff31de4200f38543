import type { AudioType } from './audio-type';
import type { Spoken } from './transcript';

/** The recording of a post as its page and the podcast show it. Addresses have the path prefix, or are full URLs. */
export interface ShownAudio {
  address: string;
  type: AudioType;
  /** The size in bytes; unknown only of a file that is missing. */
  length?: number;
  duration?: number;
  chapters: readonly { start: number; title: string }[];
  /** The chapters as a file for players. */
  chaptersAddress?: string;
  transcript?: { address: string; type: 'text/vtt' | 'application/x-subrip'; spoken: readonly Spoken[] };
  episode?: number | undefined;
  season?: number | undefined;
  explicit?: boolean | undefined;
}
