import type { CreateDevServerArgs, NodePluginArgs } from 'gatsby';

/** One more than the 100 changes after which Gatsby's preview commits without waiting (`NODE_MUTATION_BATCH_SIZE` in its waiting machine). */
const FULL_BATCH = 101;

/** Milliseconds without a change of a file after which all are there: those that are saved together change together. */
const QUIET = 50;

/** What Gatsby emits for each change of a node that has to wait for the others: an action, and what it was called with. */
interface Mutation {
  payload: readonly [node?: { internal?: { type?: string } }];
}

/** What `commitAtOnce` needs of the arguments of a hook. */
type Commits = Pick<CreateDevServerArgs & NodePluginArgs, 'actions' | 'emitter' | 'getNode'>;

/**
 * Shortens the half second for which Gatsby's preview waits for more changes after the last one. It does not wait if a hundred are there, so a change
 * of a file is followed by a hundred that change nothing. Gatsby calls `emitter` private: without what it emits, the preview would wait again, no more.
 */
export function commitAtOnce({ actions, emitter, getNode }: Commits): void {
  let timer: NodeJS.Timeout | undefined;
  const fill = () => {
    // Gatsby's own node about the site always exists. To touch a node leaves it as it is.
    const site = getNode('Site');
    if (site) for (let count = 0; count < FULL_BATCH; count += 1) actions.touchNode(site);
  };
  emitter.on('ENQUEUE_NODE_MUTATION', ({ payload: [node] }: Mutation) => {
    // Gatsby commits the changes that follow from those of a file together with them.
    if (node?.internal?.type !== 'File') return;
    clearTimeout(timer);
    timer = setTimeout(fill, QUIET);
  });
}
