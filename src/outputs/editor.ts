import { collections } from '../collections';
import { EDITOR_PAGE, isEditorPage, makeEditor, makeEditorPage } from '../features/editor/make-editor';
import type { SiteValues } from '../collections';
import { contentFolder, readOwnCollections } from '../sourcing/read-content';
import type { Output } from './output';

/** What the editor is made of: the site's settings, and the collections that there are, the author's own included. */
function optionsOf(site: SiteValues): Parameters<typeof makeEditor>[0] {
  const folder = contentFolder();
  return { site, registry: [...collections, ...readOwnCollections(folder).collections], contentFolder: folder };
}

/** The editor for the browser: a page that nothing leads to, with a policy of its own. Its code lies below `static/`, named by what is in it. */
export const editor: Output = {
  once: true,
  // A site without an editor may have a page of its own there.
  files: [{ patterns: [`/${EDITOR_PAGE}`], isOurs: (_, read) => isEditorPage(read()) }],
  isOn: ({ settings }) => settings.editor !== undefined,
  pathsOf: () => [`/${EDITOR_PAGE}`],
  early: {
    sourcesOf: async (site) => (await makeEditorPage(optionsOf(site))).text,
    make: (site) => makeEditor(optionsOf(site)),
  },
  // The steps over finished pages have seen the one that was there: it is none of theirs.
  make: async ({ settings }) => [await makeEditorPage(optionsOf(settings))],
};
