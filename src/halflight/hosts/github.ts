import type { Host } from './host';

/** GitHub Pages, and GitHub Actions, which may also publish to other hosts. */
export const github: Host = {
  name: 'GitHub',
  // Without this file, GitHub Pages leaves out files whose names begin with an underscore.
  files: [{ name: '.nojekyll', write: () => '' }],
  readBuild: ({ GITHUB_ACTIONS, GITHUB_EVENT_NAME = '' }) =>
    GITHUB_ACTIONS === 'true' ? { preview: GITHUB_EVENT_NAME.startsWith('pull_request') } : undefined,
  runsOthers: true,
};
