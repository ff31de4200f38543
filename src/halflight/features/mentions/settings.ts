import { isHost } from '../../fields/formats';
import { group, list } from '../../fields/groups';
import { text, url } from '../../fields/kinds';
import { mentionKinds } from './mention';

const kinds: readonly string[] = Object.values(mentionKinds);

/** The settings of webmentions in `site.md`. */
export const webmentionSettings = group({
  opaque: true,
  label: 'Webmentions',
  hint: 'What other sites say about pages. `npm run mentions` fetches it.',
  fields: {
    endpoint: url({
      label: 'Endpoint',
      hint: 'The service that receives webmentions. Pages name it in their head.',
      example: 'https://webmention.io/example.org/webmention',
    }).optional(),
    api: url({
      label: 'API',
      hint: 'Where `npm run mentions` fetches them, in the format of webmention.io. If left out, there.',
      example: 'https://webmention.io/api/mentions.jf2',
      default: 'https://webmention.io/api/mentions.jf2',
    }).optional(),
    approve: list(
      text({
        label: 'Approve',
        hint: 'What is shown without your looking at it: `likes`, `reposts`, `replies`, `mentions`, or all from a host.',
        example: 'likes',
        condition: {
          holds: (rule) => kinds.includes(rule) || isHost(rule),
          error: `must be one of ${kinds.join(', ')}, or a host such as example.org`,
        },
      }),
    ).optional(),
  },
}).optional();
