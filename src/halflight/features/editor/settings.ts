import { group } from '../../fields/groups';
import { choice, text, url } from '../../fields/kinds';
import { parseUrl } from '../../parse-url';
import { gitHostNames } from './providers';

/** The settings of the editor in the browser: where it commits to. */
export const editorSettings = group({
  label: 'Editor',
  hint: 'An editor for the browser at `/admin/`, whose changes become commits in a repository. If left out, there is none.',
  short: 'repository',
  fields: {
    repository: text({
      label: 'Repository',
      hint: 'The repository that holds the content.',
      example: 'ada/notes',
      condition: {
        holds: (value) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(value),
        error: 'must be a repository such as ada/notes',
      },
    }),
    branch: text({
      label: 'Branch',
      hint: 'The branch that is published. If left out, the default branch of the repository.',
      example: 'main',
    }).optional(),
    host: choice({
      label: 'Host',
      hint: 'The kind of host that the repository is on. If left out, GitHub. For Forgejo, write `gitea`.',
      example: 'gitlab',
      default: 'github',
      options: gitHostNames,
    }).optional(),
    url: url({
      label: 'URL',
      hint: 'The URL of the host, if you run it yourself.',
      example: 'https://git.example.org',
    }).optional(),
  },
  rules: [
    {
      field: 'url',
      kind: 'bad-url',
      message: 'must be the address of the host itself, such as https://git.example.org',
      broken: ({ host = 'github', url: address }) => {
        const parsed = typeof address === 'string' ? parseUrl(address) : undefined;
        return parsed !== undefined && !isHostUrl(parsed, host === 'github');
      },
    },
  ],
});

/** Whether a URL can be a git host's: HTTPS, since a token is sent there, without a query or hash and, with `isAtTop`, without a path. */
function isHostUrl({ protocol, pathname, search, hash }: URL, isAtTop: boolean): boolean {
  return protocol === 'https:' && search === '' && hash === '' && (!isAtTop || pathname === '/');
}
