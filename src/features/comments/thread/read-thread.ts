import { parseUrl } from '../../../parse-url';
import { services } from './services';
import type { ThreadPlace, ThreadService } from './thread-service';

/** The name of a network whose replies can be shown. */
export type ThreadServiceName = keyof typeof services;

/** The conversation that an address leads to. */
export interface Thread extends ThreadPlace {
  service: ThreadServiceName;
  /** What visitors know the network as. */
  label: string;
  url: string;
}

/** The conversation that the address of a post on a network leads to; `undefined` for an address of anything else. */
export function readThread(address: string): Thread | undefined {
  const url = parseUrl(address.trim());
  if (url?.protocol !== 'https:') return undefined;
  for (const [name, service] of Object.entries<ThreadService>(services)) {
    const place = service.read(url);
    if (place) return { ...place, service: name as ThreadServiceName, label: service.label, url: url.href };
  }
  return undefined;
}

/** The networks that there are, in words for authors. */
export const threadLabels = Object.values<ThreadService>(services)
  .map(({ label }) => label)
  .join(' or ');

/** What an address of a conversation must be, in words for authors. */
export const threadError = `must be the URL of a post on ${Object.values<ThreadService>(services)
  .map(({ label, example }) => `${label} (${example})`)
  .join(' or on ')}`;
