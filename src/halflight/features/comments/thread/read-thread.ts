import { parseUrl } from '../../../parse-url';
import { services } from './services';
import type { ThreadPlace, ThreadService } from './thread-service';

export type ThreadServiceName = keyof typeof services;

/** The conversation under the post at `url`. */
export interface Thread extends ThreadPlace {
  service: ThreadServiceName;
  label: string;
  url: string;
}

/** The conversation under the post at an https URL; `undefined` if it is not a post on a supported network. */
export function readThread(address: string): Thread | undefined {
  const url = parseUrl(address.trim());
  if (url?.protocol !== 'https:') return undefined;
  for (const [name, service] of Object.entries<ThreadService>(services)) {
    const place = service.read(url);
    if (place) return { ...place, service: name as ThreadServiceName, label: service.label, url: url.href };
  }
  return undefined;
}

/** The supported networks, in words for authors. */
export const threadLabels = Object.values<ThreadService>(services)
  .map(({ label }) => label)
  .join(' or ');

/** The error for a URL that is not a post on a supported network, in words for authors. */
export const threadError = `must be the URL of a post on ${Object.values<ThreadService>(services)
  .map(({ label, example }) => `${label} (${example})`)
  .join(' or on ')}`;
