import type { SiteValues } from '../collections';

type Repository = NonNullable<SiteValues['repository']>;

/** The URLs of a file on a git host: for reading and for editing it. */
export interface SourceLinks {
  view: string;
  edit: string;
}

/** The URL paths on each kind of git host. Codeberg, Forgejo and Gitea count as one kind. */
const forms: Record<NonNullable<Repository['software']>, { view: string; edit: string }> = {
  github: { view: 'blob/:branch', edit: 'edit/:branch' },
  gitlab: { view: '-/blob/:branch', edit: '-/edit/:branch' },
  gitea: { view: 'src/branch/:branch', edit: '_edit/:branch' },
};

/** Where a file of the content folder can be read and edited. `contentPlace`, the folder's path in the project, is the default. */
export function toSourceLinks(repository: Repository, filePath: string, contentPlace: string): SourceLinks {
  const { url, branch = 'main', folder = contentPlace } = repository;
  const base = url.replace(/(?:\.git)?\/*$/, '');
  const form = forms[repository.software ?? softwareOf(base)];
  const file = [...folder.split('/'), ...filePath.split('/')].filter((part) => part && part !== '.');
  const toAddress = (middle: string) =>
    [base, middle.replace(':branch', escapePath(branch.split('/'))), escapePath(file)].join('/');
  return { view: toAddress(form.view), edit: toAddress(form.edit) };
}

function softwareOf(url: string): NonNullable<Repository['software']> {
  const { hostname } = new URL(url);
  if (/(?:^|\.)github\./.test(hostname)) return 'github';
  return /(?:^|\.)gitlab\./.test(hostname) ? 'gitlab' : 'gitea';
}

function escapePath(parts: readonly string[]): string {
  return parts.map(encodeURIComponent).join('/');
}
