import type { Host } from './host';

/** GitHub Pages, and GitHub Actions, from which other hosts may be published to. */
export const github: Host = {
  name: 'GitHub',
  // GitHub Pages would otherwise leave out what begins with an underscore.
  files: [{ name: '.nojekyll', write: () => '' }],
  readBuild: ({ GITHUB_ACTIONS, GITHUB_EVENT_NAME = '' }) =>
    GITHUB_ACTIONS === 'true' ? { preview: GITHUB_EVENT_NAME.startsWith('pull_request') } : undefined,
  runsOthers: true,
};
