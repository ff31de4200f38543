import type { CommentService } from '../comment-service';

/** The locales of giscus, as it names them: https://github.com/giscus/giscus/tree/main/locales. */
const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr gsw he hu id it ja ko nl pl pt ro ru th tr uk uz vi zh-CN zh-Hans zh-Hant zh-HK zh-TW'.split(
    ' ',
  );

const ORIGIN = 'https://giscus.app';

/**
 * The discussions of a repository on GitHub. The frame is what giscus's own script would request. That script is not loaded: it only creates the frame,
 * and a frame cannot touch the page.
 */
export const giscus: CommentService = {
  label: 'giscus',
  settings: {
    repo: 'needed',
    repoId: 'needed',
    category: 'needed',
    categoryId: 'needed',
    mapping: 'optional',
    strict: 'optional',
    reactions: 'optional',
  },
  policy: 'https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md',
  originOf: () => ORIGIN,
  toFrame: (
    { repo = '', repoId = '', category = '', categoryId = '', mapping, strict, reactions },
    { path, url, title, description, language },
  ) => {
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
    return `${ORIGIN}/${spoken}/widget?${parameters}`;
  },
  toElsewhere: ({ repo = '' }) => `https://github.com/${repo}/discussions`,
};
