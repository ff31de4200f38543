import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { withPrefix } from 'gatsby';
import { Badge } from '../ui/components/badge/badge';
import { ErrorScreen } from '../ui/components/error-screen/error-screen';
import { ExceptionBoundary } from '../ui/components/exception-boundary/exception-boundary';
import type { LanguageWay } from './frame/language-switch';
import { Frame } from './frame/frame';
import { SiteContext, useSite, type Badges, type SiteInfo } from '../ui/components/site-context/site-context';
import { toReportPath } from '../features/forms/report';
import { MentionedIn, type Mentioning } from '../features/backlinks/mentioned-in';
import type { ShownMention } from '../features/mentions/mention';
import { Mentions } from '../features/mentions/mentions';
import { outputNames } from '../output-names';
import { isErrorPage } from '../ui/client/error-page';
import { SearchHost } from '../features/search/search-host';
import type { SearchRequest } from '../features/search/search-keys';
import { useStoreWords } from './root-boundary';
import { toShownImage } from './shown-image';
import { toSiteInfo } from './to-site-info';
import { useFullAddress } from './use-full-address';
import { useSiteSettings, type PageLanguage, type Translation } from '../src/use-site-settings';

interface Props {
  path: string;
  /** The context of the page: with backlinks, the pages that link to it; what other sites say about it; in a preview, the status of unpublished entries. */
  context?: {
    id?: string;
    badges?: Badges;
    mentionedIn?: readonly Mentioning[];
    webmentions?: readonly ShownMention[];
  } & PageLanguage;
  children: ReactNode;
}

/** The frame around every page, filled from `site.md` and `person.md`. An exception in a page or in the search leaves the rest intact. */
export function SiteFrame({
  path,
  context: { id, badges, mentionedIn, webmentions, language, translations = [] } = {},
  children,
}: Props) {
  const settings = useSiteSettings(language);
  const site = toSiteInfo(settings);
  useStoreWords()(site.words);
  useLanguage(site);
  const toAddress = useFullAddress();
  const { navigation, button, announcement, footer, icon, logo } = settings.siteSettings ?? {};
  return (
    <SiteContext value={{ ...site, badges, profile: path === site.home && isKnown(site) }}>
      <Frame
        path={path}
        navigation={navigation ?? []}
        mark={`/${icon?.endsWith('.png') ? outputNames.launcher : outputNames.drawing}`}
        logo={toShownImage(logo ?? null)}
        button={button ?? undefined}
        announcement={announcement ?? undefined}
        // An error page is served at other URLs than its own.
        address={isErrorPage(path) ? undefined : toAddress(path)}
        languages={toLanguageWays(site, translations)}
        footer={{ text: footer?.text, links: footer?.links ?? [] }}
      >
        {id && badges?.[id] && (
          <p className="page-badge wrapper">
            <Badge of={id} />
          </p>
        )}
        <ExceptionBoundary key={path} fallback={(digest) => <PageException digest={digest} />}>
          {children}
        </ExceptionBoundary>
        {webmentions && <Mentions mentions={webmentions} />}
        {mentionedIn && <MentionedIn pages={mentionedIn} />}
      </Frame>
      <ExceptionBoundary fallback={() => <SearchElsewhere home={site.home} />}>
        <SearchHost key={site.language} path={path} />
      </ExceptionBoundary>
    </SiteContext>
  );
}

/** Whether more is known about the person than a name, which may be the site's title. */
function isKnown({ person: { role, location, email, phone, social } }: SiteInfo): boolean {
  return Boolean(role ?? location ?? email ?? phone) || social.length > 0;
}

/** Links to the other languages: to the translation of the page, or else to the home page. */
function toLanguageWays({ languages, language }: SiteInfo, translations: readonly Translation[]): LanguageWay[] {
  return languages
    .filter(({ code }) => code !== language)
    .map(({ code, home, name, direction, offer, decline }) => {
      const translated = translations.find((other) => other.language === code)?.path;
      return {
        code,
        name,
        direction,
        to: translated ?? home,
        ...(translated !== undefined && { offer: { offer, decline } }),
      };
    });
}

/** Sets the language of the document, because the attributes in the HTML stay when React renders a page in another language. */
function useLanguage({ language, languages }: SiteInfo): void {
  // A layout effect, so that it runs before the search reads the language.
  useLayoutEffect(() => {
    const current = languages.find(({ code }) => code === language);
    if (!current) return;
    const { documentElement: root } = document;
    root.lang = language;
    if (current.direction === 'rtl') root.dir = current.direction;
    else root.removeAttribute('dir');
  }, [language, languages]);
}

/** The exception screen, in place of a broken page. */
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

/** Replaces a broken search: opens the search page at once, and for every later request, with the words typed so far. */
function SearchElsewhere({ home }: { home: string }) {
  useEffect(() => {
    const go = (words: string) =>
      location.assign(withPrefix(`${home}search/`) + (words === '' ? '' : `?q=${encodeURIComponent(words)}`));
    const answer = (event: Event) => {
      event.preventDefault();
      go((event as CustomEvent<SearchRequest>).detail.typed);
    };
    go('');
    addEventListener('opensearch', answer);
    return () => removeEventListener('opensearch', answer);
  }, [home]);
  return null;
}
