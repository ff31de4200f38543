/** Replaces the `gatsby` module in component tests; components use nothing else of it. */
export const withPrefix = (path: string): string => path;

/** Ignores the query of a page; tests pass the data themselves. */
export const graphql = (): undefined => undefined;

/** The data of a site with no settings. */
export const useStaticQuery = (): object => ({});
