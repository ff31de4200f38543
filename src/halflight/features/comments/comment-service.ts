/** How giscus can match a page to its discussion. */
export const commentMappings = ['pathname', 'url', 'og:title'] as const;

/** The settings of comments that depend on the service. */
export interface ServiceSettings {
  server?: string | undefined;
  site?: string | undefined;
  repo?: string | undefined;
  repoId?: string | undefined;
  category?: string | undefined;
  categoryId?: string | undefined;
  mapping?: (typeof commentMappings)[number] | undefined;
  strict?: boolean | undefined;
  reactions?: boolean | undefined;
}

/** A page with comments. */
export interface CommentedPage {
  /** Its path, with the site's prefix. */
  path: string;
  /** Its full URL. */
  url: string;
  title: string;
  description?: string | null | undefined;
  /** The language of the site. */
  language: string;
}

/**
 * A program that keeps comments and shows them on pages. Each is one object in `services/`, and one that is shown in a frame has a second in `frames/`,
 * which works in the browser.
 */
export interface CommentService {
  label: string;
  /** The settings that it has, and whether it needs them. Any other is a mistake of the author. */
  settings: Readonly<Partial<Record<keyof ServiceSettings, 'needed' | 'optional'>>>;
  /** The URL of its privacy policy, if others run it. Left out of a service that authors run themselves. */
  policy?: string;
  /** The origin that a visitor's browser contacts. */
  originOf: (settings: ServiceSettings) => string;
  /** The URL of the frame with the comments of a page, without what only the browser knows. A service without it is read with `api`. */
  toFrame?: (settings: ServiceSettings, page: CommentedPage) => string;
  /** The URL that answers with the comments of a page, and takes new ones. */
  toApi?: (settings: ServiceSettings, page: CommentedPage) => string;
  /** Where the comments can be read and written without this site. */
  toElsewhere?: (settings: ServiceSettings) => string;
}
