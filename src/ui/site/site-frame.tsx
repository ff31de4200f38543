import { useEffect, type ReactNode } from 'react';
import { withPrefix } from 'gatsby';
import { Badge } from '../components/badge/badge';
import { ErrorScreen } from '../components/error-screen/error-screen';
import { ExceptionBoundary } from '../components/exception-boundary/exception-boundary';
import { Frame } from '../components/frame/frame';
import { SiteContext, useSite } from '../components/site-context/site-context';
import { toReportPath } from '../../features/contact/report';
import type { Badges } from '../../routes/unpublished';
import { outputNames } from '../../derive/output-names';
import { isErrorPage } from '../client/error-page';
import { SearchHost } from '../../features/search/search-host';
import { useKeepWords } from './root-boundary';
import { toShownImage } from './shown-image';
import { toSiteInfo } from './to-site-info';
import { useFullAddress } from './use-full-address';
import { useSiteSettings } from './use-site-settings';

interface Props {
  path: string;
  /** The context of the page. Previews say in it what visitors do not see. */
  context?: { id?: string; badges?: Badges };
  children: ReactNode;
}

/** The frame around every page, filled from `site.md` and `person.md`. What breaks in a page or in the search leaves the rest as it is. */
export function SiteFrame({ path, context: { id, badges } = {}, children }: Props) {
  const settings = useSiteSettings();
  const site = toSiteInfo(settings);
  useKeepWords()(site.words);
  const toAddress = useFullAddress();
  const { navigation, footer, icon, logo } = settings.siteSettings ?? {};
  return (
    <SiteContext value={{ ...site, badges }}>
      <Frame
        path={path}
        navigation={navigation ?? []}
        mark={`/${icon?.endsWith('.png') ? outputNames.launcher : outputNames.drawing}`}
        logo={toShownImage(logo ?? null)}
        // That of an error page is not where it is shown.
        address={isErrorPage(path) ? undefined : toAddress(path)}
        footer={{
          text: footer?.text ?? undefined,
          links: (footer?.links ?? []).map(({ label, to, url }) => ({
            label,
            to: to ?? undefined,
            url: url ?? undefined,
          })),
        }}
      >
        {id && badges?.[id] && (
          <p className="page-badge wrapper">
            <Badge of={id} />
          </p>
        )}
        <ExceptionBoundary key={path} fallback={(digest) => <PageException digest={digest} />}>
          {children}
        </ExceptionBoundary>
      </Frame>
      <ExceptionBoundary fallback={() => <SearchElsewhere />}>
        <SearchHost path={path} />
      </ExceptionBoundary>
    </SiteContext>
  );
}

/** The client exception screen (design, section 7) in place of a page that broke. */
function PageException({ digest }: { digest: string }) {
  const { words, person, contact } = useSite();
  const title = words.exception;
  const subject = encodeURIComponent(`${title} (${digest})`);
  return (
    <ErrorScreen
      title={title}
      help={words.exceptionHelp}
      digest={digest}
      report={person.email ? `mailto:${person.email}?subject=${subject}` : contact && toReportPath(contact, digest)}
    />
  );
}

/** In place of a search that broke: the page that searches answers from then on, at once for what was asked last. */
function SearchElsewhere() {
  useEffect(() => {
    const go = (words: string) =>
      location.assign(withPrefix('/search/') + (words === '' ? '' : `?q=${encodeURIComponent(words)}`));
    const answer = (event: Event) => {
      event.preventDefault();
      go((event as CustomEvent<string>).detail);
    };
    go('');
    addEventListener('opensearch', answer);
    return () => removeEventListener('opensearch', answer);
  }, []);
  return null;
}
