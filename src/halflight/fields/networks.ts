/** The social networks with a logo, each recognized by the hosts of its URLs. */
const networks = [
  { id: 'behance', label: 'Behance', hosts: ['behance.net'] },
  { id: 'bluesky', label: 'Bluesky', hosts: ['bsky.app', 'bsky.social'] },
  { id: 'codepen', label: 'CodePen', hosts: ['codepen.io'] },
  { id: 'discord', label: 'Discord', hosts: ['discord.com', 'discord.gg'] },
  { id: 'dribbble', label: 'Dribbble', hosts: ['dribbble.com'] },
  { id: 'facebook', label: 'Facebook', hosts: ['facebook.com'] },
  { id: 'github', label: 'GitHub', hosts: ['github.com'] },
  { id: 'gitlab', label: 'GitLab', hosts: ['gitlab.com'] },
  { id: 'instagram', label: 'Instagram', hosts: ['instagram.com'] },
  { id: 'linkedin', label: 'LinkedIn', hosts: ['linkedin.com'] },
  {
    id: 'mastodon',
    label: 'Mastodon',
    hosts: ['mastodon.social', 'mastodon.online', 'fosstodon.org', 'hachyderm.io', 'mstdn.social', 'infosec.exchange'],
  },
  { id: 'medium', label: 'Medium', hosts: ['medium.com'] },
  { id: 'npm', label: 'npm', hosts: ['npmjs.com'] },
  { id: 'pinterest', label: 'Pinterest', hosts: ['pinterest.com'] },
  { id: 'reddit', label: 'Reddit', hosts: ['reddit.com'] },
  { id: 'stack-overflow', label: 'Stack Overflow', hosts: ['stackoverflow.com'] },
  { id: 'telegram', label: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  { id: 'threads', label: 'Threads', hosts: ['threads.net', 'threads.com'] },
  { id: 'tiktok', label: 'TikTok', hosts: ['tiktok.com'] },
  { id: 'twitch', label: 'Twitch', hosts: ['twitch.tv'] },
  { id: 'vimeo', label: 'Vimeo', hosts: ['vimeo.com'] },
  { id: 'whatsapp', label: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com'] },
  { id: 'wikipedia', label: 'Wikipedia', hosts: ['wikipedia.org'] },
  { id: 'x', label: 'X', hosts: ['x.com', 'twitter.com'] },
  { id: 'youtube', label: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
] as const;

export type SocialNetworkId = (typeof networks)[number]['id'];

/** The ids of all networks, in alphabetical order. */
export const socialNetworkIds = networks.map(({ id }) => id);

interface SocialNetwork {
  /** `undefined` for an unknown network, which gets a globe. */
  id: SocialNetworkId | undefined;
  label: string;
}

/** The network of a URL, by its host or a parent domain (`en.wikipedia.org` is Wikipedia). An unknown network is labelled by its host. */
export function socialNetworkOf(address: string): SocialNetwork {
  const host = new URL(address).hostname.replace(/^www\./, '');
  const network = networks.find(({ hosts }) => hosts.some((known) => host === known || host.endsWith(`.${known}`)));
  return network ? { id: network.id, label: network.label } : { id: undefined, label: host };
}

/**
 * The first account on the Fediverse among social links, such as `@ada@example.social`; `undefined` if there is none. An account on a server that is not
 * known is recognized by its path, `/@ada`.
 */
export function fediverseAccountOf(social: readonly { url: string }[]): string | undefined {
  for (const { url } of social) {
    const { id } = socialNetworkOf(url);
    const { host, pathname } = new URL(url);
    const [, name] = /^\/@([\w.-]+)\/?$/.exec(pathname) ?? [];
    if (name !== undefined && (id === undefined || id === 'mastodon')) return `@${name}@${host}`;
  }
  return undefined;
}
