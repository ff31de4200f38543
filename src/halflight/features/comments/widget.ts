/** How giscus can match a page to its discussion. */
export const commentMappings = ['pathname', 'url', 'og:title'] as const;

/** The `comments` settings in `site.md`. */
export interface CommentsValues {
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  mapping?: (typeof commentMappings)[number] | null | undefined;
  strict?: boolean | null | undefined;
  reactions?: boolean | null | undefined;
}

interface CommentedPage {
  /** Its path, with the site's prefix. */
  path: string;
  /** Its full URL. */
  url: string;
  title: string;
  description?: string | null | undefined;
  /** The language of the site. */
  language: string;
}

/** The comment service: its display name, its privacy policy, and the origin that its frame is loaded from and posts messages from. */
export const giscus = {
  label: 'giscus',
  policy: 'https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md',
  origin: 'https://giscus.app',
};

/** The locales of giscus, as it names them: https://github.com/giscus/giscus/tree/main/locales. */
const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr gsw he hu id it ja ko nl pl pt ro ru th tr uk uz vi zh-CN zh-Hans zh-Hant zh-HK zh-TW'.split(
    ' ',
  );

/**
 * The URL of the frame with a page's comments: what giscus's own script would request, minus what only the browser knows
 * (`features/comments/client.ts`). That script is not loaded: it only creates the frame, and a frame cannot touch the page.
 */
export function toWidgetAddress(
  { repo, repoId, category, categoryId, mapping, strict, reactions }: CommentsValues,
  { path, url, title, description, language }: CommentedPage,
): string {
  const terms = { pathname: path.slice(1) || 'index', url, 'og:title': title };
  const parameters = new URLSearchParams({
    repo,
    repoId,
    category,
    categoryId,
    term: terms[mapping ?? 'pathname'],
    strict: strict ? '1' : '0',
    reactionsEnabled: reactions === false ? '0' : '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    description: description ?? '',
    backLink: url,
  });
  const [primary = ''] = language.split('-');
  const spoken = [language, primary].find((name) => LANGUAGES.includes(name)) ?? 'en';
  return `${giscus.origin}/${spoken}/widget?${parameters}`;
}

/** The URL where the discussions of a repository can be read and written without a frame. */
export function toDiscussionsAddress({ repo }: Pick<CommentsValues, 'repo'>): string {
  return `https://github.com/${repo}/discussions`;
}
