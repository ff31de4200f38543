import { analyticsScriptOf } from '../features/analytics/analytics';
import type { SiteValues } from '../collections';
import { buildAnalyticsScript } from '../gatsby/define-client-script';
import { isErrorPage } from '../ui/client/error-page';
import type { Pass } from './finish-pages';

const FORMER = /<script class="_analytics"[^>]*>[^]*?<\/script>/;

/** Writes into each page what counts its visits, with the service that `site.md` names; without one no page has anything of it. */
export function analyticsPass({ analytics, url }: Pick<SiteValues, 'analytics' | 'url'>): Pass {
  const element = analytics ? toElement(analytics, url) : '';
  return {
    inputOf: () => element,
    run: (html, path) => {
      const bare = html.replace(FORMER, '');
      // What is shown in place of a page that is not there has no visits of its own.
      return isErrorPage(path) ? bare : bare.replace('</body>', () => `${element}</body>`);
    },
  };
}

function toElement(analytics: NonNullable<SiteValues['analytics']>, siteUrl: string): string {
  const { src, data } = analyticsScriptOf(analytics, siteUrl);
  // Quotation marks are all that must be escaped: an author's part of these has none, nor an ampersand (`features/analytics/settings.ts`).
  const attributes = Object.entries({ src, ...data }).map(
    ([name, value]) => `data-${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return `<script class="_analytics" ${attributes.join(' ')}>${buildAnalyticsScript(analytics.service)}</script>`;
}
