import { list } from '../../fields/groups';
import { choice } from '../../fields/kinds';
import { shareTargets } from './targets';

/** The `share` setting in `site.md`: which links appear below each post. */
export const shareSettings = list(
  choice({
    label: 'Share',
    hint: 'Links below each post that share it, in this order. If left out, there are none. These sites are not contacted until a reader follows a link.',
    example: 'mail',
    options: shareTargets,
  }),
  { distinct: true },
).optional();
