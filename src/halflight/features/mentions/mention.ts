/** What another site did with a page, and the plural by which a rule approves all of that kind. */
export const mentionKinds = { like: 'likes', repost: 'reposts', reply: 'replies', mention: 'mentions' } as const;

export type MentionKind = keyof typeof mentionKinds;

/** A page elsewhere that answers, likes, shares or mentions a page of the site, as its file has it. */
export interface Mention {
  kind: MentionKind;
  url: string;
  author: string;
  day?: string;
  /** What it says, as plain text. */
  text?: string;
  /** The author's decision; without one, the rules of `site.md` decide. */
  approved?: boolean;
}

/** A mention as its page shows it. */
export type ShownMention = Omit<Mention, 'approved'>;

/** The file of the mentions of an entry, beside its own: `posts/a.mentions.json` for `posts/a.md`. */
export const toMentionsFile = (filePath: string): string => filePath.replace(/\.(?:md|ipynb)$/, '.mentions.json');

export const MENTIONS_FILE = /\.mentions\.json$/;

/** Whether a mention is shown: because of its author's decision, or else a rule: the plural of its kind, or its host. */
export function isApproved({ approved, kind, url }: Mention, rules: readonly string[] = []): boolean {
  return approved ?? (rules.includes(mentionKinds[kind]) || rules.includes(new URL(url).host.replace(/^www\./, '')));
}
