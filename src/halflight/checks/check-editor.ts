import { EDITOR_PAGE } from '../editor/make-editor';
import type { Check } from './context';

/** URL path of the editor, on sites that have it. */
export const EDITOR_PATH = `/${EDITOR_PAGE.replace(/index\.html$/, '')}`;

/** Reports a page at the editor's URL, which the editor would overwrite. */
export const checkEditor: Check = ({ content: { site }, routes, at }) => {
  if (!site?.editor) return [];
  return routes
    .filter(({ path }) => path === EDITOR_PATH)
    .map(({ source }) => ({
      ...at(source, ['slug']),
      severity: 'error' as const,
      kind: 'editor-address',
      message: `${EDITOR_PATH} is the URL of the editor: give the page another "slug"`,
    }));
};
