import { group, type Rule } from '../../fields/groups';
import { choice, flag, text, url } from '../../fields/kinds';
import { commentServices, type CommentServiceName } from './comments-of';
import { commentMappings, type ServiceSettings } from './comment-service';

const id = (value: string) => /^[\w=-]+$/.test(value);

const names = Object.keys(commentServices) as [CommentServiceName, ...CommentServiceName[]];
const isFor = (name: string, values: Record<string, unknown>) => (values.service ?? 'giscus') === name;

/** What to do about a setting that a service needs and that is missing. */
const MISSING: Readonly<Partial<Record<keyof ServiceSettings, string>>> = {
  server: 'is missing: the URL of your server, such as https://comments.example.org',
};

/** Each service needs some of the settings, and has no use for those of the others. */
const rules = names.flatMap((name): Rule[] => {
  const { label, settings } = commentServices[name];
  const all = new Set(
    names.flatMap((each) => Object.keys(commentServices[each].settings) as (keyof ServiceSettings)[]),
  );
  return Array.from(all, (field): Rule => {
    if (settings[field] !== undefined)
      return {
        field,
        kind: 'missing-key',
        message: MISSING[field] ?? `is missing: ${label} needs it, and giscus.app shows it for a repository`,
        broken: (values) => isFor(name, values) && settings[field] === 'needed' && values[field] === undefined,
      };
    return {
      field,
      kind: 'unknown-key',
      message: `is not a setting of ${label}, which has ${Object.keys(settings).join(', ')}`,
      broken: (values) => isFor(name, values) && values[field] !== undefined,
    };
  });
});

/** The settings of comments below posts. */
export const commentsSettings = group({
  opaque: true,
  label: 'Comments',
  hint: 'Comments below posts. Nobody is contacted for them before a reader presses the button.',
  example: '{ repo: ada/notes, repoId: R_XXXXXXXXXX, category: Announcements, categoryId: DIC_XXXXXXXXXXXXXXXX }',
  rules,
  fields: {
    service: choice({
      label: 'Service',
      hint: 'Where comments are kept: with giscus in the discussions of a repository on GitHub, with the others on your own server.',
      example: 'remark42',
      default: 'giscus',
      options: names,
    }).optional(),
    server: url({
      label: 'Server',
      hint: 'Where remark42 or Waline runs.',
      example: 'https://comments.example.org',
      condition: {
        holds: (value) => /^https:\/\/[^?#]+$|^http:\/\/localhost(?:[:/][^?#]*)?$/i.test(value),
        error: 'must begin with https:// and have no ? or #, such as https://comments.example.org',
      },
    }).optional(),
    site: text({
      label: 'Site',
      hint: 'For remark42: the name of the site there.',
      example: 'notes',
      default: 'remark',
      condition: { holds: (value) => /^[\w.-]+$/.test(value), error: 'must be the SITE of remark42, such as remark' },
    }).optional(),
    repo: text({
      label: 'Repo',
      hint: 'For giscus, as what follows: the public repository that holds the discussions. giscus.app shows its values.',
      example: 'ada/notes',
      condition: {
        holds: (value) => /^[\w.-]+\/[\w.-]+$/.test(value),
        error: 'must be a repository such as ada/notes',
      },
    }).optional(),
    repoId: text({
      label: 'Repo id',
      hint: 'Its id.',
      example: 'R_XXXXXXXXXX',
      condition: { holds: id, error: 'must be the id that giscus.app shows' },
    }).optional(),
    category: text({
      label: 'Category',
      hint: 'The category of the discussions.',
      example: 'Announcements',
      max: 120,
    }).optional(),
    categoryId: text({
      label: 'Category id',
      hint: 'Its id.',
      example: 'DIC_XXXXXXXXXXXXXXXX',
      condition: { holds: id, error: 'must be the id that giscus.app shows' },
    }).optional(),
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
