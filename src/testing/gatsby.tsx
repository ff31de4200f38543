/** Stands in for the `gatsby` module where components are tested: they use no more of it than this. */
export const withPrefix = (path: string): string => path;

/** The query of a page; a test gives the page its data. */
export const graphql = (): undefined => undefined;

/** The settings of a site that says nothing of itself. */
export const useStaticQuery = (): object => ({});
