/** By what giscus finds the discussion of a page. */
export const commentMappings = ['pathname', 'url', 'og:title'] as const;

/** What `site.md` says of comments. */
export interface CommentsValues {
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  mapping?: (typeof commentMappings)[number] | null | undefined;
  strict?: boolean | null | undefined;
  reactions?: boolean | null | undefined;
}

/** The page that comments stand below. */
interface CommentedPage {
  /** Its path, with the site's prefix. */
  path: string;
  /** Its full address. */
  url: string;
  title: string;
  description?: string | null | undefined;
  /** The language of the site. */
  language: string;
}

/** What keeps the comments: what visitors know it as, where it speaks of privacy, and where its frame and that frame's messages come from. */
export const giscus = {
  label: 'giscus',
  policy: 'https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md',
  origin: 'https://giscus.app',
};

/** The languages that giscus speaks, as it names them: https://github.com/giscus/giscus/tree/main/locales. */
const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr gsw he hu id it ja ko nl pl pt ro ru th tr uk uz vi zh-CN zh-Hans zh-Hant zh-HK zh-TW'.split(
    ' ',
  );

/**
 * The address of the frame with the comments on a page: what giscus's own script would ask for, but for what only the browser knows
 * (`src/features/comments/client.ts`). That script is not loaded: a frame is all it makes, and a frame cannot touch the page.
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

/** Where the discussions of a repository can be read and written without a frame. */
export function toDiscussionsAddress({ repo }: Pick<CommentsValues, 'repo'>): string {
  return `https://github.com/${repo}/discussions`;
}
