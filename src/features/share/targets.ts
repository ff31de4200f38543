/** What a page is shared by: its full address and its title. */
interface Shared {
  url: string;
  title: string;
}

const together = ({ url, title }: Shared) => encodeURIComponent(`${title} ${url}`);
const apart = ({ url, title }: Shared) => ({ url: encodeURIComponent(url), title: encodeURIComponent(title) });

/** Where a page can be shared with no more than a link, and the address of that link: what each of these sites takes in its own address. */
const targets = {
  mail: {
    label: 'E-mail',
    toAddress: (shared: Shared) => `mailto:?subject=${apart(shared).title}&body=${apart(shared).url}`,
  },
  bluesky: {
    label: 'Bluesky',
    toAddress: (shared: Shared) => `https://bsky.app/intent/compose?text=${together(shared)}`,
  },
  facebook: {
    label: 'Facebook',
    toAddress: (shared: Shared) => `https://www.facebook.com/sharer/sharer.php?u=${apart(shared).url}`,
  },
  'hacker-news': {
    label: 'Hacker News',
    toAddress: (shared: Shared) =>
      `https://news.ycombinator.com/submitlink?u=${apart(shared).url}&t=${apart(shared).title}`,
  },
  linkedin: {
    label: 'LinkedIn',
    toAddress: (shared: Shared) => `https://www.linkedin.com/sharing/share-offsite/?url=${apart(shared).url}`,
  },
  // Mastodon's own page for it, which asks readers for their server. What stands behind # is not sent to it.
  mastodon: {
    label: 'Mastodon',
    toAddress: (shared: Shared) => `https://share.joinmastodon.org/#text=${together(shared)}`,
  },
  reddit: {
    label: 'Reddit',
    toAddress: (shared: Shared) =>
      `https://www.reddit.com/submit?url=${apart(shared).url}&title=${apart(shared).title}`,
  },
  telegram: {
    label: 'Telegram',
    toAddress: (shared: Shared) => `https://t.me/share/url?url=${apart(shared).url}&text=${apart(shared).title}`,
  },
  threads: {
    label: 'Threads',
    toAddress: (shared: Shared) => `https://www.threads.com/intent/post?text=${together(shared)}`,
  },
  whatsapp: { label: 'WhatsApp', toAddress: (shared: Shared) => `https://wa.me/?text=${together(shared)}` },
  x: {
    label: 'X',
    toAddress: (shared: Shared) => `https://x.com/intent/post?text=${apart(shared).title}&url=${apart(shared).url}`,
  },
} as const;

/** The name of a place to share at, as `site.md` says it. */
export type ShareTarget = keyof typeof targets;

/** Every place there is, as the options of the field. */
export const shareTargets = Object.keys(targets) as [ShareTarget, ...ShareTarget[]];

/** A plain link that shares a page: its words, and where it leads. */
export function shareLinkOf(target: ShareTarget, shared: Shared): { label: string; url: string } {
  const { label, toAddress } = targets[target];
  return { label, url: toAddress(shared) };
}
