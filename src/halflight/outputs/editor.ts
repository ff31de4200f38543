import { collections } from '../collections';
import { EDITOR_PAGE, isEditorPage, makeEditor, makeEditorPage } from '../features/editor/make-editor';
import type { SiteValues } from '../collections';
import { contentFolder } from '../sourcing/content-folder';
import { readOwnCollections } from '../sourcing/read-content';
import type { Output } from './output';

/** What the editor is made from: the site's settings and every collection, including those that the site declares. */
function optionsOf(site: SiteValues): Parameters<typeof makeEditor>[0] {
  const folder = contentFolder();
  return { site, registry: [...collections, ...readOwnCollections(folder).collections], contentFolder: folder };
}

/** The editor in the browser: a page that nothing links to, with a policy of its own. Its code is in `static/`, with digests in names. */
export const editor: Output = {
  once: true,
  // A site without an editor may have its own page there.
  files: [{ patterns: [`/${EDITOR_PAGE}`], isOurs: (_, read) => isEditorPage(read()) }],
  isOn: ({ settings }) => settings.editor !== undefined,
  pathsOf: () => [`/${EDITOR_PAGE}`],
  early: {
    sourcesOf: async (site) => (await makeEditorPage(optionsOf(site))).text,
    make: (site) => makeEditor(optionsOf(site)),
  },
  // By now the passes over finished pages may have changed the page that was made early, though it is not meant for them.
  make: async ({ settings }) => [await makeEditorPage(optionsOf(settings))],
};
