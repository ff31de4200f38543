import { collections } from '../collections';
import { EDITOR_PAGE, makeEditor, makeEditorPage } from '../features/editor/make-editor';
import { contentFolder } from '../sourcing/read-content';
import type { Output } from './output';

/** The editor for the browser: a page that nothing leads to, with a policy of its own. Its code lies below `static/`, named by what is in it. */
export const editor: Output = {
  once: true,
  files: [{ patterns: [`/${EDITOR_PAGE}`] }],
  isOn: ({ settings }) => settings.editor !== undefined,
  pathsOf: () => [`/${EDITOR_PAGE}`],
  early: {
    sourcesOf: async (site) =>
      (await makeEditorPage({ site, registry: collections, contentFolder: contentFolder() })).text,
    make: (site) => makeEditor({ site, registry: collections, contentFolder: contentFolder() }),
  },
  // The steps over finished pages have seen the one that was there: it is none of theirs.
  make: async ({ settings }) => [
    await makeEditorPage({ site: settings, registry: collections, contentFolder: contentFolder() }),
  ],
};
