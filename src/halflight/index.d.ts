import type { GatsbyConfig } from 'gatsby';

/**
 * The configuration of a site for Gatsby, from its content folder. What the site itself adds is kept, such as plugins of others: they come after ours.
 * Plugins that need options are objects, as Gatsby documents.
 */
export default function halflight(own?: GatsbyConfig): GatsbyConfig;
