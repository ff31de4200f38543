import { collections } from '../collections';
import { joinCollections } from '../collections/define-collection';
import { EDITOR_PAGE, isEditorPage, makeEditor, makeEditorPage } from '../editor/make-editor';
import type { SiteValues } from '../collections';
import { contentFolder } from '../sourcing/content-folder';
import { readOwnCollections } from '../sourcing/read-content';
import type { Output } from './output';

/** What the editor is made from: the site's settings and every collection, including declared ones. */
function optionsOf(site: SiteValues): Parameters<typeof makeEditor>[0] {
  const folder = contentFolder();
  return {
    site,
    registry: joinCollections(collections, readOwnCollections(folder).collections),
    contentFolder: folder,
  };
}

/** The browser-based editor: a page that nothing links to, with its own policy. Its code is in `static/`, with digests in the file names. */
export const editor: Output = {
  once: true,
  // A site without the editor may have its own page there.
  files: [{ patterns: [`/${EDITOR_PAGE}`], isOurs: (_, read) => isEditorPage(read()) }],
  isOn: ({ settings }) => settings.editor !== undefined,
  pathsOf: () => [`/${EDITOR_PAGE}`],
  early: {
    sourcesOf: async (site) => (await makeEditorPage(optionsOf(site))).text,
    make: (site) => makeEditor(optionsOf(site)),
  },
  // The passes over finished pages may have changed the page that was made early, although they are not meant for it, so it is made again.
  make: async ({ settings }) => [await makeEditorPage(optionsOf(settings))],
};
