import { resolve } from 'node:path';
import type { CreatePageArgs } from 'gatsby';

/** Where Gatsby keeps the page that its preview shows at unknown addresses. */
export const PREVIEW_NOT_FOUND = '/dev-404-page/';

/** As Gatsby writes paths, on Windows too: compared otherwise, the hook would answer itself for ever. */
const component = resolve('src/ui/pages/error.tsx').replaceAll('\\', '/');

let context: Record<string, unknown> = { status: '404', lists: [] };

/** Notes what the site's 404 page is made with, for the preview to show the same. */
export function showNotFoundPage(current: Record<string, unknown>): void {
  context = current;
}

/** Gatsby's hook: in place of Gatsby's own page for developers, an unknown address in the preview shows the site's 404 page. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.path !== PREVIEW_NOT_FOUND || page.component.replaceAll('\\', '/') === component) return;
  actions.deletePage({ path: page.path, component: page.component });
  actions.createPage({ path: PREVIEW_NOT_FOUND, component, context });
}
