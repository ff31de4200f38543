import type { GatsbyConfig } from 'gatsby';

/**
 * The Gatsby configuration of a site, from its content folder. What the site adds is kept; its own plugins come after ours. Plugins that need options
 * are objects, as Gatsby documents.
 */
export default function halflight(own?: GatsbyConfig): GatsbyConfig;
