import { analyticsScriptOf } from '../features/analytics/analytics';
import type { SiteValues } from '../collections';
import { buildAnalyticsScript } from '../gatsby/define-client-script';
import type { Pass } from './finish-pages';

/** Pages that are shown in place of one that is not there have no visits of their own. */
const UNCOUNTED = /\.html$/;

const FORMER = /<script class="_analytics"[^>]*>[^]*?<\/script>/;

/** Writes into each page what counts its visits, with the service that `site.md` names; without one no page has anything of it. */
export function analyticsPass({ analytics, url }: Pick<SiteValues, 'analytics' | 'url'>): Pass {
  const element = analytics ? toElement(analytics, url) : '';
  return {
    inputOf: () => element,
    run: (html, path) => {
      const bare = html.replace(FORMER, '');
      return UNCOUNTED.test(path) ? bare : bare.replace('</body>', () => `${element}</body>`);
    },
  };
}

function toElement(analytics: NonNullable<SiteValues['analytics']>, siteUrl: string): string {
  const { src, data } = analyticsScriptOf(analytics, siteUrl);
  // None of these can hold a quotation mark: see `features/analytics/settings.ts`.
  const attributes = Object.entries({ src, ...data }).map(([name, value]) => `data-${name}="${value}"`);
  return `<script class="_analytics" ${attributes.join(' ')}>${buildAnalyticsScript(analytics.service)}</script>`;
}
