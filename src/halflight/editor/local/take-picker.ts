/** The key under which Sveltia CMS stores the signed-in user. */
export const SIGNED_IN = 'sveltia-cms.user';

/** Overrides what Sveltia CMS does when it would ask for a folder. */
export function takePicker(instead: () => Promise<never>): void {
  Object.assign(window, { showDirectoryPicker: instead });
}
