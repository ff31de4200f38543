import { group } from '../../fields/groups';
import { path, text } from '../../fields/kinds';

/** The setting for a folder of notes in `site.md`. */
export const vaultSettings = group({
  label: 'Vault',
  hint: 'A folder of notes to publish as they are. It lies in the content folder, such as a vault of Obsidian; each Markdown file in it, in any folder, is a page.',
  example: 'notes',
  short: 'folder',
  fields: {
    folder: text({
      label: 'Folder',
      hint: 'The name of the folder, directly in the content folder.',
      example: 'notes',
      condition: {
        holds: (value) => /^[^./\\][^/\\]*$/.test(value),
        error: 'must be the name of a folder directly in the content folder, without slashes, such as notes',
      },
    }),
    title: text({
      label: 'Title',
      hint: 'The title of the list of notes. If left out, the name of the folder.',
      example: 'Garden',
      max: 60,
    }).optional(),
    path: path({
      label: 'Path',
      hint: 'The URL path of the list; the notes are below it. If left out, the name of the folder: `/notes/`.',
      example: '/garden/',
      folder: true,
    }).optional(),
  },
}).optional();

/** The setting as checked: where the notes are, and what they are called. */
export interface VaultSettings {
  folder: string;
  title?: string | undefined;
  path?: string | undefined;
}

/** Whether a file, or a folder followed by a slash, is in the vault of a site. */
export function isInVault(filePath: string, { vault }: { vault?: VaultSettings | undefined }): boolean {
  return vault !== undefined && filePath.startsWith(`${vault.folder}/`);
}
