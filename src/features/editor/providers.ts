/** A git host that the editor signs in to from the browser, by an access token: no server of ours stands between. */
export interface GitHost {
  /** Its name in `site.md`. */
  name: string;
  /** What people call it. */
  label: string;
  /** What Sveltia CMS calls the way to talk to it. */
  backend: 'github' | 'gitlab' | 'gitea';
  /** Where it is, unless `site.md` names another address of its kind. */
  url: string;
  /** Where programs ask it, for one at an address. */
  apiOf: (url: string) => string;
  /** Where the pictures of its users come from, as far as they are its own: who else would be asked is not. */
  pictures: readonly string[];
}

const giteaApi = (url: string) => `${url}/api/v1`;

/** The git hosts, the default first. */
export const gitHosts = [
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

/** The names of the git hosts, as `site.md` has them. */
export const gitHostNames = gitHosts.map(({ name }) => name) as [GitHostName, ...GitHostName[]];

/** The name of a git host. */
export type GitHostName = (typeof gitHosts)[number]['name'];

/** The git host of a name. Throws when there is none. */
export function findGitHost(name: string): GitHost {
  const found = gitHosts.find((host) => host.name === name);
  if (!found) throw new Error(`There is no git host "${name}".`);
  return found;
}
