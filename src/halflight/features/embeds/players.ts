import { parseUrl } from '../../parse-url';

interface Player {
  /** Its display name, and its privacy policy. */
  name: string;
  policy: string;
  hosts: readonly string[];
  /** The origin of its player. */
  origin: string;
  /** The path of the player for a URL on one of the hosts; `undefined` if the URL is not that of a video. */
  toPath: (address: URL) => string | undefined;
}

const players: readonly Player[] = [
  {
    name: 'YouTube',
    policy: 'https://policies.google.com/privacy',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    toPath: ({ hostname, pathname, searchParams }) => {
      const [first, second] = pathname.split('/').filter(Boolean);
      const named = ['embed', 'live', 'shorts', 'v'].includes(first ?? '');
      const id = hostname.endsWith('youtu.be') ? first : named ? second : searchParams.get('v');
      const list = searchParams.get('list');
      const start = toSeconds(searchParams.get('start') ?? searchParams.get('t'));
      const settings = new URLSearchParams({ autoplay: '1', ...(list && { list }), ...(start && { start }) });
      if (id && /^[\w-]+$/.test(id)) return `/embed/${id}?${settings}`;
      return list ? `/embed/videoseries?${settings}` : undefined;
    },
  },
  {
    name: 'Vimeo',
    policy: 'https://vimeo.com/privacy',
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    toPath: ({ pathname, searchParams }) => {
      // The URL of an unlisted video has a second, secret part: `/76979871/8272103f6e`.
      const [, id, part] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
      const secret = part ?? searchParams.get('h');
      const settings = new URLSearchParams({ autoplay: '1', dnt: '1', ...(secret && { h: secret }) });
      return id && `/video/${id}?${settings}`;
    },
  },
];

/** Converts `90`, `90s` or `1h2m3s` to seconds; `undefined` for anything else. */
function toSeconds(time: string | null): string | undefined {
  const [whole, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return whole ? String(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) : undefined;
}

function playerOf(url: URL): string | undefined {
  const host = url.hostname.replace(/^www\./, '');
  const player = players.find(({ hosts }) => hosts.includes(host));
  const path = player?.toPath(url);
  return player && path && player.origin + path;
}

/** The name and privacy policy of the player at an origin, if it is a known one. */
export function playerBehind(origin: string): { name: string; policy: string } | undefined {
  return players.find((player) => player.origin === origin);
}

/** Whether a URL is a video on a known host. */
export function isVideoAddress(address: string): boolean {
  const url = /^https?:\/\//i.test(address) ? parseUrl(address) : undefined;
  return url !== undefined && playerOf(url) !== undefined;
}

/** Whether a text mentions a known video host. */
export function namesVideoHost(text: string): boolean {
  const lower = text.toLowerCase();
  return players.some(({ hosts }) => hosts.some((host) => lower.includes(host)));
}

/** The URL to load in the iframe: the cookie-free player for a YouTube or Vimeo video, otherwise the URL itself. */
export function toPlayerAddress(address: string): string {
  return playerOf(new URL(address)) ?? address;
}
