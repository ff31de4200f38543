import type { CreateDevServerArgs, NodePluginArgs } from 'gatsby';
import { SAVE_PAUSE } from '../limits';

/** Gatsby's preview commits without waiting after 100 changes (`NODE_MUTATION_BATCH_SIZE` in its waiting machine); this is one more. */
const FULL_BATCH = 101;

/** What Gatsby emits for each change of a node that waits for others: an action, and its arguments. */
interface Mutation {
  payload: readonly [node?: { internal?: { type?: string } }];
}

/** The hook arguments that `commitAtOnce` needs. */
type Commits = Pick<CreateDevServerArgs & NodePluginArgs, 'actions' | 'emitter' | 'getNode'>;

/**
 * Shortens the half second that Gatsby's preview waits for further changes after the last one. It stops waiting after a hundred changes, so each
 * change of a file is followed by a hundred that change nothing. `emitter` is private to Gatsby: if it no longer emitted these actions, the preview
 * would merely wait again.
 */
export function commitAtOnce({ actions, emitter, getNode }: Commits): void {
  let timer: NodeJS.Timeout | undefined;
  const fill = () => {
    // Gatsby's own node about the site always exists, and touching it changes nothing.
    const site = getNode('Site');
    if (site) for (let count = 0; count < FULL_BATCH; count += 1) actions.touchNode(site);
  };
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [node] }: Mutation) => {
    // Changes that follow from those of a file are committed together with them.
    if (node?.internal?.type !== 'File') return;
    clearTimeout(timer);
    timer = setTimeout(fill, SAVE_PAUSE);
  });
}
