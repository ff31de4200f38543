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
  transcript?: ShownTranscript;
  episode?: number | undefined;
  season?: number | undefined;
  explicit?: boolean | undefined;
}

/** What is said in a recording: its file for players, and what the page shows, in paragraphs or as HTML. */
export interface ShownTranscript {
  address: string;
  type: 'text/vtt' | 'application/x-subrip' | 'text/plain';
  spoken: readonly Spoken[];
  html?: string;
}
