/** Replaces the `gatsby` module in component tests; components use no more of it than this file exports. */
export const withPrefix = (path: string): string => path;

/** Ignores the query of a page; tests pass the data themselves. */
export const graphql = (): undefined => undefined;

/** The data of a site without any settings. */
export const useStaticQuery = (): object => ({});
