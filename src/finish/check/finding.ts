import type { Problem } from '../../checks/problem';

/** Where something stands in a finished file, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something wrong with what a build made. */
export interface Finding extends Pick<Problem, 'severity' | 'kind' | 'message' | 'suggestion'> {
  /** The finished file, relative to `public/`. */
  file: string;
  place: Place;
  /** An address as it is written there, without the site's prefix, by which an author's own file can be searched for it. */
  written?: string;
}

/** What is wrong, without its place, which is known to whoever asks. */
export type Flaw = Omit<Finding, 'file' | 'place'>;
