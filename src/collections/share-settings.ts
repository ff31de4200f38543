import { list } from './groups';
import { choice } from './kinds';
import { shareTargets } from './share-targets';

/** What `site.md` says of sharing: which links stand below each post. */
export const shareSettings = list(
  choice({
    label: 'Share',
    hint: 'Links below each post that share it, in this order. Left out, there are none. Nothing is asked of these sites before a reader follows one.',
    example: 'mail',
    options: shareTargets,
  }),
).optional();
