import { services } from './services';
import { showReplies } from './show-replies';

/** Shows the replies to a post on the network that a comments section names. Throws if they cannot be fetched or read. */
export async function show(section: HTMLElement): Promise<void> {
  await showReplies(section, services[section.dataset.service as keyof typeof services].toReplies);
}
