/** A feed, in the words that Atom and JSON Feed share. Every address is full, every time is in ISO 8601 with its zone. */
export interface Feed {
  id: string;
  title: string;
  description?: string | undefined;
  language: string;
  /** The page that it follows. */
  home: string;
  /** The addresses of the feed itself, in both forms. */
  atom: string;
  json: string;
  icon: string;
  /** The style sheet for those who open it in a browser, and what is said to them. */
  style: string;
  note: string;
  authors: readonly FeedAuthor[];
  entries: readonly FeedEntry[];
}

/** Who wrote an entry, or all of them. */
export interface FeedAuthor {
  name: string;
  url?: string | undefined;
}

/** An entry of a feed, with all its words. */
export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary?: string | undefined;
  /** Finished HTML that stands on its own. */
  content: string;
  image?: string | undefined;
  published: string;
  updated: string;
  authors: readonly FeedAuthor[];
  tags: readonly string[];
}

/** When a feed of these entries last changed. One without any says the beginning of time, so that each build says the same. */
export function lastChange(entries: readonly Pick<FeedEntry, 'updated'>[]): string {
  return entries.reduce(
    (last, { updated }) => (Date.parse(updated) > Date.parse(last) ? updated : last),
    '1970-01-01T00:00:00Z',
  );
}
