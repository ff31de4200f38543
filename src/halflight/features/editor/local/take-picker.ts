/** Where Sveltia CMS keeps who is signed in. */
export const SIGNED_IN = 'sveltia-cms.user';

/** Does something else where Sveltia CMS would have a folder chosen. */
export function takePicker(instead: () => Promise<never>): void {
  Object.assign(window, { showDirectoryPicker: instead });
}
