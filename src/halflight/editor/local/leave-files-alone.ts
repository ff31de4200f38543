import { SIGNED_IN, takePicker } from './take-picker';

/**
 * Prevents Sveltia CMS, in a site's editor, from writing to files on this machine, where it would overwrite changes by other programs. Authors who
 * try are told what to use instead.
 */
export function leaveFilesAlone(): undefined {
  if (localStorage.getItem(SIGNED_IN)?.includes('"local"')) localStorage.removeItem(SIGNED_IN);
  const cause = new Error('To edit the files on this machine, run “npm run admin”.');
  takePicker(() => Promise.reject(new Error('This editor only saves to the git host.', { cause })));
}
