import { list, withRules } from './groups';
import { choice } from './kinds';
import { shareTargets } from './share-targets';

/** What `site.md` says of sharing: which links stand below each post. */
export const shareSettings = withRules(
  list(
    choice({
      label: 'Share',
      hint: 'Links below each post that share it, in this order. Left out, there are none. Nothing is asked of these sites before a reader follows one.',
      example: 'mail',
      options: shareTargets,
    }),
  ),
  [
    {
      kind: 'duplicate',
      message: 'names the same twice',
      broken: (targets) => Array.isArray(targets) && new Set(targets).size < targets.length,
    },
  ],
).optional();
