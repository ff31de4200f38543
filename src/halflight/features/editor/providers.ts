/** A git host that the editor signs in to directly from the browser, with an access token: no server of ours is involved. */
interface GitHost {
  /** Its name in `site.md`. */
  name: string;
  label: string;
  /** The Sveltia CMS backend for it. */
  backend: 'github' | 'gitlab' | 'gitea';
  /** The default URL of the host, unless `site.md` names another instance. */
  url: string;
  /** The base URL of the API of the instance at `url`. */
  apiOf: (url: string) => string;
  /** The origins of users' avatars that belong to the host; third parties are left out. */
  pictures: readonly string[];
}

const giteaApi = (url: string) => `${url}/api/v1`;

/** The git hosts, the default first. */
const gitHosts = [
  {
    name: 'github',
    label: 'GitHub',
    backend: 'github',
    url: 'https://github.com',
    apiOf: (url) => (url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`),
    pictures: ['https://avatars.githubusercontent.com'],
  },
  {
    name: 'gitlab',
    label: 'GitLab',
    backend: 'gitlab',
    url: 'https://gitlab.com',
    apiOf: (url) => `${url}/api/v4`,
    pictures: [],
  },
  { name: 'gitea', label: 'Gitea', backend: 'gitea', url: 'https://gitea.com', apiOf: giteaApi, pictures: [] },
  { name: 'codeberg', label: 'Codeberg', backend: 'gitea', url: 'https://codeberg.org', apiOf: giteaApi, pictures: [] },
] as const satisfies readonly GitHost[];

/** The names of the git hosts, as used in `site.md`. The default is first. */
export const gitHostNames = gitHosts.map(({ name }) => name) as [GitHostName, ...GitHostName[]];

type GitHostName = (typeof gitHosts)[number]['name'];

/** Finds a git host by name. Throws if there is none. */
export function findGitHost(name: string): GitHost {
  const found = gitHosts.find((host) => host.name === name);
  if (!found) throw new Error(`There is no git host "${name}".`);
  return found;
}
