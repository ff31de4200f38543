/** Stands in for the `gatsby` module where components are tested: they use no more of it than this. */
export const withPrefix = (path: string): string => path;
