import { analyticsScriptOf } from '../features/analytics/analytics';
import type { SiteValues } from '../collections';
import { buildAnalyticsScript } from '../gatsby/define-client-script';
import { isErrorPage } from '../ui/client/error-page';
import type { Pass } from './finish-pages';

const FORMER = /<script class="_analytics"[^>]*>[^]*?<\/script>/;

/** A pass that adds to each page the script that counts its visits with the service in `site.md`. Without a service, no page has one. */
export function analyticsPass({ analytics, url }: Pick<SiteValues, 'analytics' | 'url'>): Pass {
  const element = analytics ? toElement(analytics, url) : '';
  return {
    inputOf: () => element,
    run: (html, path) => {
      const bare = html.replace(FORMER, '');
      // An error page stands in for a page that does not exist, so it counts no visits.
      if (isErrorPage(path)) return bare;
      // The last one, because attributes of a text may contain others.
      const end = bare.lastIndexOf('</body>');
      return bare.slice(0, end) + element + bare.slice(end);
    },
  };
}

function toElement(analytics: NonNullable<SiteValues['analytics']>, siteUrl: string): string {
  const { src, data } = analyticsScriptOf(analytics, siteUrl);
  // Escaping quotation marks is enough: the parts that authors write contain neither these nor ampersands (`features/analytics/settings.ts`).
  const attributes = Object.entries({ src, ...data }).map(
    ([name, value]) => `data-${name}="${value.replaceAll('"', '&quot;')}"`,
  );
  return `<script class="_analytics" ${attributes.join(' ')}>${buildAnalyticsScript(analytics.service)}</script>`;
}
