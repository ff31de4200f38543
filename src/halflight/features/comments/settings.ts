import { commentMappings } from './widget';
import { group } from '../../fields/groups';
import { choice, flag, text } from '../../fields/kinds';

const id = (value: string) => /^[\w=-]+$/.test(value);

/** The settings of comments below posts, which are GitHub discussions. */
export const commentsSettings = group({
  label: 'Comments',
  hint: 'Comments below posts, by giscus: each post has a discussion in a repository on GitHub. Neither is contacted before a reader presses the button. giscus.app shows these values for a repository.',
  fields: {
    repo: text({
      label: 'Repo',
      hint: 'The public repository that holds the discussions.',
      example: 'ada/notes',
      condition: {
        holds: (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
        error: 'must be a repository such as ada/notes',
      },
    }),
    repoId: text({
      label: 'Repo id',
      hint: 'Its id.',
      example: 'R_XXXXXXXXXX',
      condition: { holds: id, error: 'must be the id that giscus.app shows' },
    }),
    category: text({ label: 'Category', hint: 'The category of the discussions.', example: 'Announcements', max: 120 }),
    categoryId: text({
      label: 'Category id',
      hint: 'Its id.',
      example: 'DIC_XXXXXXXXXXXXXXXX',
      condition: { holds: id, error: 'must be the id that giscus.app shows' },
    }),
    mapping: choice({
      label: 'Mapping',
      hint: 'How the discussion of a post is found: by its path, its URL or its title. If left out, its path.',
      example: 'url',
      default: 'pathname',
      options: commentMappings,
    }).optional(),
    strict: flag({
      label: 'Strict',
      hint: 'Whether only a discussion with exactly that name counts.',
      example: 'true',
      default: 'false',
    }).optional(),
    reactions: flag({
      label: 'Reactions',
      hint: 'Whether readers can react to the post itself.',
      example: 'false',
      default: 'true',
    }).optional(),
  },
});
