import type { Actions, CreatePageArgs } from 'gatsby';
import { fromEngine } from '../paths';

/** The path of the page that Gatsby's preview shows at unknown URLs. */
const PREVIEW_NOT_FOUND = '/dev-404-page/';

/** With forward slashes on Windows too, as in Gatsby's paths: otherwise the comparison below fails, and the hook triggers itself forever. */
const component = fromEngine('pages/error.tsx').replaceAll('\\', '/');

let context: Record<string, unknown> = { status: '404', lists: [] };

/** Has the preview show the site's 404 page, which has this page context. */
export function showNotFoundPage({ createPage }: Pick<Actions, 'createPage'>, current: Record<string, unknown>): void {
  context = current;
  createPage({ path: PREVIEW_NOT_FOUND, component, context });
}

/** Gatsby's hook: replaces its development 404 page with the site's own. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.path !== PREVIEW_NOT_FOUND || page.component.replaceAll('\\', '/') === component) return;
  actions.deletePage({ path: page.path, component: page.component });
  actions.createPage({ path: PREVIEW_NOT_FOUND, component, context });
}
