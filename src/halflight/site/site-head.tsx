/** @jsxRuntime classic */
// Gatsby moves what a Head renders into the real head by patching `React.createElement`, which the automatic runtime does not call: React 19 would
// then take over `<html>` itself, and with it the theme that the visitor chose.
import * as React from 'react';
import { withPrefix, type HeadProps } from 'gatsby';
import { fediverseAccountOf } from '../fields/networks';
import type { ListName } from '../words/list-names';
import type { Pages } from '../ui/components/pagination/pagination';
import { toDigest } from '../ui/client/page-digest';
import { digitsOf, fill } from '../words/fill';
import type { SiteInfo } from '../ui/components/site-context/site-context';
import { SearchEngineTags } from './search-engine-tags';
import { toSitePath } from './to-site-path';
import { linksOf, toSiteInfo } from './to-site-info';
import { useFullAddress } from './use-full-address';
import { useSiteSettings, type PageLanguage, type Settings } from '../src/use-site-settings';

/** Whether this is the browser bundle of a build, where the HTML already has `SameHead`. The preview has no such HTML. */
const isInHtml = process.env.BUILD_STAGE === 'build-javascript';

interface Props {
  path: string;
  /** The page's own title; the home page has only the site's. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** The URL where the page was first published, if elsewhere. */
  canonical?: string | null | undefined;
  noindex?: boolean | null | undefined;
  /** The page's context, which includes its language. */
  context?: PageLanguage | undefined;
  /** Whether it is the page of an entry, which is also published as Markdown. */
  text?: boolean;
  /** Whether it is the curriculum vitae, which is also published as JSON Resume. */
  resume?: boolean;
  /** The feeds of this page alone: their title, and the folder that they are in. */
  feed?: { title: string; folder: string } | undefined;
  /** Its page number in a long list, and links to the other pages. */
  pages?: Pages | undefined;
  article?:
    | {
        published: string;
        updated?: string | null;
        tags?: readonly string[] | null;
        /** The social links of who wrote it, if not the person of the site. */
        social?: readonly { url: string }[] | undefined;
      }
    | undefined;
}

/** The head of a page, for browsers, search engines and link previews. */
export function SiteHead(props: Props) {
  const { path, title, description, canonical, noindex, context = {}, text, resume, feed, pages, article } = props;
  const { language, translations = [], blogroll } = context;
  const settings = useSiteSettings(language);
  const site = toSiteInfo(settings);
  const toAddress = useFullAddress();
  const number = pages?.number ?? 1;
  const ownTitle = title && number > 1 ? fill(site.words.titleOfPage, { title, page: number }, site.language) : title;
  const fullTitle = ownTitle && ownTitle !== site.title ? `${ownTitle} · ${site.title}` : site.title;
  const summary = description ?? site.description;
  const address = canonical ?? toAddress(path);
  const creator = article && fediverseAccountOf(article.social ?? settings.person?.social ?? []);
  const feeds = [...(feed ? [feed] : []), { title: site.title, folder: site.home }];
  return (
    <>
      {!isInHtml && <SameHead settings={settings} />}
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      <SearchEngineTags path={path} canonical={address} noindex={noindex === true} translations={translations} />
      {pages?.links.map(
        (link) =>
          Math.abs(link.number - number) === 1 && (
            <link key={link.number} rel={link.number < number ? 'prev' : 'next'} href={withPrefix(link.path)} />
          ),
      )}
      {feeds.map(({ title, folder }) => (
        <React.Fragment key={folder}>
          {linksOf(settings, 'feed').map(({ rel, type, name }) => (
            <link key={name} rel={rel} type={type} title={title} href={withPrefix(folder + name)} />
          ))}
        </React.Fragment>
      ))}
      {text &&
        !noindex &&
        linksOf(settings, 'entry').map(({ rel, type, name }) => (
          <link key={name} rel={rel} type={type} href={withPrefix(toSitePath(path) + name)} />
        ))}
      {resume &&
        linksOf(settings, 'resume').map(({ rel, type, name }) => (
          <link key={name} rel={rel} type={type} href={withPrefix(site.home + name)} />
        ))}
      {blogroll && <link rel="blogroll" type="text/xml" href={withPrefix(blogroll)} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={ownTitle ?? site.title} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={toLocale(site.language)} />
      {translations.map(
        (other) =>
          other.language !== site.language && (
            <meta key={other.language} property="og:locale:alternate" content={toLocale(other.language)} />
          ),
      )}
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.updated && <meta property="article:modified_time" content={article.updated} />}
      {article?.tags?.map((tag, index) => (
        <meta key={index} property="article:tag" content={tag} />
      ))}
      {/* Mastodon names the author below the preview of a shared link. */}
      {creator && <meta name="fediverse:creator" content={creator} />}
    </>
  );
}

/** What the head says of an entry. */
type HeadEntry = Pick<Props, 'title' | 'canonical' | 'noindex' | 'article'> & { excerpt?: string | null };

/** The `Head` of the page of an entry, which is found in the data of the page's query. */
export function entryHead<Data extends object>(find: (data: Data) => HeadEntry | null) {
  return function Head({ data, location, pageContext }: HeadProps<Data, PageLanguage>) {
    const { title, excerpt, canonical, noindex, article } = find(data) ?? {};
    const entry = { title, description: excerpt, canonical, noindex, article };
    return <SiteHead path={location.pathname} context={pageContext} text {...entry} />;
  };
}

/** The `Head` of any other page; `describe` is given the settings of the site and the context of the page. */
export function pageHead<Context extends object = object>(
  describe: (site: SiteInfo, context: Context) => Omit<Props, 'path' | 'context'>,
) {
  return function Head({ location, pageContext }: HeadProps<object, Context & PageLanguage>) {
    const site = toSiteInfo(useSiteSettings(pageContext.language));
    return <SiteHead path={location.pathname} context={pageContext} {...describe(site, pageContext)} />;
  };
}

/** A language tag in Open Graph notation. */
const toLocale = (language: string): string => language.replace('-', '_');

/**
 * The head elements that are the same on every page: look, icons, language. They are in the HTML and stay there: whenever Gatsby renders a page in
 * the browser, it removes the head elements that it knows and re-adds them a moment later. On a slow machine, that is long enough for the page to
 * appear without its colours and fonts, and for the browser to request `/favicon.ico` because the page names no icon. `gatsby-ssr.tsx` therefore
 * hides elements marked `data-same` from Gatsby.
 */
function SameHead({ settings }: { settings: Settings }) {
  const site = toSiteInfo(settings);
  const { palette, fonts, look, themeColors, defaultTheme, customStyle, direction, announcement } =
    settings.siteSettings ?? {};
  const { endpoint } = (settings.siteSettings?.webmentions ?? {}) as { endpoint?: string };
  const fixed = defaultTheme && defaultTheme !== 'system' ? defaultTheme : undefined;
  return (
    <>
      <html
        lang={site.language}
        dir={direction === 'rtl' ? 'rtl' : undefined}
        data-default-theme={fixed}
        data-digits={digitsOf(site.language)}
        data-announcement={announcement ? toDigest(announcement) : undefined}
      />
      {(['light', 'dark'] as const).map((scheme, index) => (
        <meta
          key={scheme}
          data-same=""
          name="theme-color"
          content={themeColors?.[index] ?? undefined}
          data-scheme={mediaOf(scheme)}
          media={mediaOf(scheme, fixed)}
        />
      ))}
      <meta data-same="" name="color-scheme" content="light dark" />
      <style data-same="" id="_palette">
        {(palette ?? '') + (look ?? '') + (fonts ?? '')}
      </style>
      {customStyle && (
        <style data-same="" id="custom-style">
          {customStyle}
        </style>
      )}
      {endpoint && <link data-same="" rel="webmention" href={endpoint} />}
      {linksOf(settings, 'site').map(({ rel, name, sizes, type }) => (
        <link
          key={name}
          data-same=""
          rel={rel}
          href={withPrefix((rel === 'manifest' || rel === 'alternate' ? site.home : '/') + name)}
          sizes={sizes}
          type={type}
        />
      ))}
    </>
  );
}

function mediaOf(scheme: 'light' | 'dark', fixed?: string): string {
  if (!fixed) return `(prefers-color-scheme: ${scheme})`;
  return fixed === scheme ? 'all' : 'not all';
}

interface ListHeadProps {
  path: string;
  context: PageLanguage;
  list: ListName;
  /** The entries of the list as the query returns them: an array that GraphQL types as JSON. */
  entries: unknown;
  pages?: Pages | undefined;
  /** Whether it prints as a curriculum vitae. */
  resume?: boolean | undefined;
  /** The filter value that the page shows. */
  filter?: { label: string } | undefined;
  /** The folder of the feeds of notes, if there are any. */
  notesFeed?: string | undefined;
}

/** The head of a list page. An empty or filtered list is `noindex`. */
export function ListHead({ path, context, list, entries, pages, resume = false, filter, notesFeed }: ListHeadProps) {
  const { lists, words, title: site } = toSiteInfo(useSiteSettings(context.language));
  const { title: whole, intro } = lists[list];
  const title = filter ? fill(words.labelled, { label: whole, value: filter.label }) : whole;
  const empty = (entries as unknown[]).length === 0;
  const known = { path, context, title, description: intro, noindex: empty || filter !== undefined, pages };
  const feed = notesFeed ? { title: fill(words.feedOfNotes, { title: site }), folder: notesFeed } : undefined;
  return <SiteHead {...known} resume={resume && !empty} feed={feed} />;
}
