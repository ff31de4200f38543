/** What the search calls CVs, and the heading of the summary of one. */
export const cv = {
  cvs: 'CVs',
  cvProfile: 'Profile',
} as const;
