import type { ShownAudio } from '../../features/podcast/shown-audio';

/** A feed, in terms that Atom and JSON Feed share. All URLs are absolute, and all times are ISO 8601 with a zone. */
export interface Feed {
  id: string;
  title: string;
  description?: string | undefined;
  language: string;
  /** The page whose entries it contains. */
  home: string;
  /** The URLs of the feed itself, in both formats. */
  atom: string;
  json: string;
  icon: string;
  /** The stylesheet for people who open the feed in a browser, and the note they see. */
  style: string;
  note: string;
  authors: readonly FeedAuthor[];
  entries: readonly FeedEntry[];
}

export interface FeedAuthor {
  name: string;
  url?: string | undefined;
}

/** An entry of a feed, with its full text. */
export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  /** Set for a note, whose title is made of its first words. */
  untitled?: true;
  /** The page elsewhere that it is about. */
  link?: string;
  summary?: string | undefined;
  /** Its recording, with absolute URLs. */
  audio?: ShownAudio;
  /** Rendered HTML that does not depend on our styles and scripts. */
  content: string;
  image?: string | undefined;
  published: string;
  updated: string;
  authors: readonly FeedAuthor[];
  tags: readonly string[];
}

/** When a feed with these entries last changed; for an empty feed the start of 1970, so that every build gives the same result. */
export function lastChange(entries: readonly Pick<FeedEntry, 'updated'>[]): string {
  return entries.reduce(
    (last, { updated }) => (Date.parse(updated) > Date.parse(last) ? updated : last),
    '1970-01-01T00:00:00Z',
  );
}
