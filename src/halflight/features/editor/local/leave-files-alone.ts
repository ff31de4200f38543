import { SIGNED_IN, takePicker } from './take-picker';

/**
 * Keeps Sveltia CMS, in the editor of a site, from writing to files on this machine: it would overwrite what other programs change in them. Whoever
 * tries is told what does not.
 */
export function leaveFilesAlone(): undefined {
  if (localStorage.getItem(SIGNED_IN)?.includes('"local"')) localStorage.removeItem(SIGNED_IN);
  const cause = new Error('To edit the files on this machine, run “npm run admin”.');
  takePicker(() => Promise.reject(new Error('This editor only saves to the git host.', { cause })));
}
