import { group } from '../../fields/groups';
import { choice, flag, text, url } from '../../fields/kinds';

/** The settings in `site.md` for the forms in which a site is published besides its pages: feeds, plain text, its source. */
export const outputSettings = {
  feeds: flag({
    label: 'Feeds',
    hint: 'Whether posts can be followed with a feed reader. `false` removes the feeds and every link to them.',
    example: 'false',
    default: 'true',
  }).optional(),
  permanentId: text({
    label: 'Permanent id',
    hint: 'Identifies the site to feed readers and calendars, even if its URL changes. Any words that no other site uses; once published, never change them. If left out, the name in `person.md`.',
    example: 'Ada Lovelace 2026-11-22',
    max: 200,
  }).optional(),
  texts: flag({
    label: 'Texts',
    hint: 'Whether each entry is published as Markdown too, and `/llms.txt` lists them, for tools that read text.',
    example: 'false',
    default: 'true',
  }).optional(),
  repository: group({
    label: 'Repository',
    hint: 'Where the Markdown files of the site can be viewed. Each entry then links to its own.',
    short: 'url',
    fields: {
      url: url({ label: 'URL', hint: 'The URL of the repository.', example: 'https://github.com/ada/notes' }),
      branch: text({
        label: 'Branch',
        hint: 'The branch that the site is built from. If left out, `main`.',
        example: 'trunk',
        default: 'main',
        max: 120,
      }).optional(),
      folder: text({
        label: 'Folder',
        hint: 'Where the content folder is in the repository, if not at the same place as in the project.',
        example: 'site/content',
        max: 200,
      }).optional(),
      software: choice({
        label: 'Software',
        hint: 'The software that runs there. If left out, it is guessed from the URL, and otherwise taken to be Gitea.',
        example: 'gitlab',
        options: ['github', 'gitlab', 'gitea'],
      }).optional(),
    },
  }).optional(),
};
