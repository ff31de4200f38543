import { group } from '../../fields/groups';
import { choice, text, url } from '../../fields/kinds';
import { parseUrl } from '../../parse-url';
import { gitHostNames } from './providers';

/** The settings of the editor in the browser: where its commits go. */
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
      hint: 'The branch that is published. If left out, the default one of the repository.',
      example: 'main',
    }).optional(),
    host: choice({
      label: 'Host',
      hint: 'Where the repository is. If left out, on GitHub. Forgejo is asked as `gitea`.',
      example: 'gitlab',
      default: 'github',
      options: gitHostNames,
    }).optional(),
    url: url({
      label: 'URL',
      hint: 'Where the host is, if it is one of your own.',
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

/** Whether a URL can be that of a git host: HTTPS, since a token is sent there, no query or hash, and with `isAtTop` no path either. */
function isHostUrl({ protocol, pathname, search, hash }: URL, isAtTop: boolean): boolean {
  return protocol === 'https:' && search === '' && hash === '' && (!isAtTop || pathname === '/');
}
