import { EDITOR_PAGE } from '../features/editor/make-editor';
import type { Check } from './context';

/** URL path of the editor, on sites that have one. */
export const EDITOR_PATH = `/${EDITOR_PAGE.replace(/index\.html$/, '')}`;

/** Reports a page with the editor's URL: the editor would replace it. */
export const checkEditor: Check = ({ content: { site }, routes, at }) => {
  if (!site?.editor) return [];
  return routes
    .filter(({ path }) => path === EDITOR_PATH)
    .map(({ source }) => ({
      ...at(source, ['slug']),
      severity: 'error' as const,
      kind: 'editor-address',
      message: `${EDITOR_PATH} is where the editor is: give the page another "slug"`,
    }));
};
