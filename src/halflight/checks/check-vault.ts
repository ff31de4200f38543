import { toListPath } from '../parse-url';
import { LISTED_VALUES } from '../limits';
import { nearest } from '../nearest';
import { START, toError, type Problem, type UnplacedProblem } from '../problem';
import { RESERVED_PATHS } from '../sourcing/find-declaration-mistakes';
import { isObsidianOnly } from '../sourcing/file-names';
import { isInVault } from '../features/vault/settings';
import type { Check, CheckContext } from './context';

/** Reports a vault that is not there or not free, and names the files of Obsidian that no page shows. */
export const checkVault: Check = (context) => {
  const { vault } = context.content.site ?? {};
  if (!vault) return [];
  const mistakes = [findFolderMistake(vault.folder, context), findPathMistake(context)];
  return [
    ...mistakes.flatMap((mistake) => {
      if (!mistake) return [];
      const { field, ...problem } = mistake;
      return [{ ...context.at('site.md', ['vault', field]), ...problem }];
    }),
    ...findUnshown(context),
  ];
};

type Mistake = UnplacedProblem & { field: 'folder' | 'path' };

function findFolderMistake(folder: string, { content: { files, collections } }: CheckContext): Mistake | undefined {
  const owner = collections.find((other) => !other.slugs && (other.folder === folder || other.name === 'vault'));
  if (owner?.folder === folder)
    return {
      field: 'folder',
      ...toError('taken-folder', `the folder ${folder}/ is that of ${owner.label}: move the vault to another one`),
    };
  if (owner)
    return {
      field: 'folder',
      ...toError('taken-name', 'a collection is called "vault", as the notes are: rename its file in collections/'),
    };
  const inside = [...files].filter((file) => file.startsWith(`${folder}/`));
  if (inside.some((file) => file.endsWith('.md'))) return undefined;
  const folders = new Set([...files].flatMap((file) => (file.includes('/') ? [file.split('/', 1)[0] ?? ''] : [])));
  return {
    field: 'folder',
    ...toError(
      'missing-folder',
      inside.length > 0
        ? `the folder ${folder}/ has no Markdown files that could be published`
        : `there is no folder ${folder}/ in the content folder`,
      nearest(folder, [...folders]),
    ),
  };
}

function findPathMistake({ content: { collections } }: CheckContext): Mistake | undefined {
  const path = toListPath(collections.find(({ slugs }) => slugs)?.list?.path ?? '');
  const other = collections.find(({ slugs, list }) => !slugs && list && toListPath(list.path) === path);
  const owner = path === '/' ? 'the home page' : other ? `the list of ${other.folder}` : undefined;
  const isTaken = owner !== undefined || RESERVED_PATHS.some((reserved) => path.startsWith(reserved));
  if (!isTaken) return undefined;
  const message = `the path ${path} is that of ${owner ?? 'pages that every site has'}: set another with "path", such as /garden/`;
  return { field: 'path', ...toError('taken-path', message) };
}

/** One warning for all canvases and bases. */
function findUnshown({ content: { files, site } }: CheckContext): Problem[] {
  const unshown = [...files].filter((file) => isObsidianOnly(file) && isInVault(file, site ?? {}));
  const [first] = unshown;
  if (first === undefined) return [];
  const named = unshown.slice(0, LISTED_VALUES).join(', ');
  const rest = unshown.length - LISTED_VALUES;
  return [
    {
      file: first,
      ...START,
      severity: 'warning',
      kind: 'foreign-file',
      message: `canvases and bases are only shown by Obsidian, and are not published: ${named}${rest > 0 ? ` and ${rest} more` : ''}`,
    },
  ];
}
