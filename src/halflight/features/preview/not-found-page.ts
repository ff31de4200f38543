import type { CreatePageArgs } from 'gatsby';
import { fromEngine } from '../../paths';

/** The path of the page that Gatsby's preview shows at unknown URLs. */
export const PREVIEW_NOT_FOUND = '/dev-404-page/';

/** With forward slashes on Windows too, as in Gatsby's paths: otherwise the comparison below fails, and the hook triggers itself forever. */
const component = fromEngine('ui/pages/error.tsx').replaceAll('\\', '/');

let context: Record<string, unknown> = { status: '404', lists: [] };

/** Sets the context of the site's 404 page, so that the preview shows the same page. */
export function showNotFoundPage(current: Record<string, unknown>): void {
  context = current;
}

/** Gatsby's hook: replaces its development 404 page with the site's own, so that the preview shows that one at unknown URLs. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.path !== PREVIEW_NOT_FOUND || page.component.replaceAll('\\', '/') === component) return;
  actions.deletePage({ path: page.path, component: page.component });
  actions.createPage({ path: PREVIEW_NOT_FOUND, component, context });
}
