/** What a page is shared by: its full address and its title. */
interface Shared {
  url: string;
  title: string;
}

/** Where a page can be shared with no more than a link. */
interface Target {
  label: string;
  /** The string of the interface that names it, where its name is none of its own. */
  word?: 'email';
  /** The address of that link: what the site takes in its own address. */
  toAddress: (shared: Shared) => string;
}

const target = (target: Target): Target => target;
const together = ({ url, title }: Shared) => encodeURIComponent(`${title} ${url}`);
const apart = ({ url, title }: Shared) => ({ url: encodeURIComponent(url), title: encodeURIComponent(title) });

const targets = {
  mail: target({
    label: 'E-mail',
    word: 'email',
    toAddress: (shared) => `mailto:?subject=${apart(shared).title}&body=${apart(shared).url}`,
  }),
  bluesky: target({
    label: 'Bluesky',
    toAddress: (shared) => `https://bsky.app/intent/compose?text=${together(shared)}`,
  }),
  facebook: target({
    label: 'Facebook',
    toAddress: (shared) => `https://www.facebook.com/sharer/sharer.php?u=${apart(shared).url}`,
  }),
  'hacker-news': target({
    label: 'Hacker News',
    toAddress: (shared) => `https://news.ycombinator.com/submitlink?u=${apart(shared).url}&t=${apart(shared).title}`,
  }),
  linkedin: target({
    label: 'LinkedIn',
    toAddress: (shared) => `https://www.linkedin.com/sharing/share-offsite/?url=${apart(shared).url}`,
  }),
  // Mastodon's own page for it, which asks readers for their server. What stands behind # is not sent to it.
  mastodon: target({
    label: 'Mastodon',
    toAddress: (shared) => `https://share.joinmastodon.org/#text=${together(shared)}`,
  }),
  reddit: target({
    label: 'Reddit',
    toAddress: (shared) => `https://www.reddit.com/submit?url=${apart(shared).url}&title=${apart(shared).title}`,
  }),
  telegram: target({
    label: 'Telegram',
    toAddress: (shared) => `https://t.me/share/url?url=${apart(shared).url}&text=${apart(shared).title}`,
  }),
  threads: target({
    label: 'Threads',
    toAddress: (shared) => `https://www.threads.com/intent/post?text=${together(shared)}`,
  }),
  whatsapp: target({ label: 'WhatsApp', toAddress: (shared) => `https://wa.me/?text=${together(shared)}` }),
  x: target({
    label: 'X',
    toAddress: (shared) => `https://x.com/intent/post?text=${apart(shared).title}&url=${apart(shared).url}`,
  }),
};

/** The name of a place to share at, as `site.md` says it. */
export type ShareTarget = keyof typeof targets;

/** Every place there is, as the options of the field. */
export const shareTargets = Object.keys(targets) as [ShareTarget, ...ShareTarget[]];

/** A plain link that shares a page: its words, or the string of the interface that they are, and where it leads. */
export function shareLinkOf(name: ShareTarget, shared: Shared): Omit<Target, 'toAddress'> & { url: string } {
  const { toAddress, ...words } = targets[name];
  return { ...words, url: toAddress(shared) };
}
