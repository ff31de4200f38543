/** The data of a shared page: its absolute URL and its title. */
interface Shared {
  url: string;
  title: string;
}

/** A service where a page can be shared with a plain link. */
interface Target {
  label: string;
  /** The interface string to use instead of `label`, for a target whose name is translated. */
  word?: 'email';
  /** The URL of that link, which passes the page in its query or hash. */
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
  // Mastodon's official share page, which asks readers for their server. The fragment is not sent to it.
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

export type ShareTarget = keyof typeof targets;

/** The names of all share targets: the options of the field. */
export const shareTargets = Object.keys(targets) as [ShareTarget, ...ShareTarget[]];

/** A plain link that shares a page: its label, the interface string to use instead, if any, and its URL. */
export function shareLinkOf(name: ShareTarget, shared: Shared): Omit<Target, 'toAddress'> & { url: string } {
  const { toAddress, ...words } = targets[name];
  return { ...words, url: toAddress(shared) };
}
