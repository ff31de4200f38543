import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { ShownForm } from '../../features/forms/destinations';
import { RowFilter } from '../../features/row-filter/row-filter';
import { Sidebar } from '../../features/sidebar/sidebar';
import type { SidebarGroup } from '../../features/sidebar/sidebar-group';
import { Contents, type Heading } from '../../ui/components/contents/contents';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Prose } from '../../features/prose/prose';
import type { DisclosedService } from '../../features/service';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useSite } from '../../ui/components/site-context/site-context';
import { Sections } from './sections';
import type { ShownSection } from '../sections';
import type { Member } from '../shown';
import { SiteHead } from '../../site/site-head';
import { toSiteInfo } from '../../site/to-site-info';
import { useSiteSettings, type PageLanguage } from '../../src/use-site-settings';
import { toSitePath } from '../../site/to-site-path';
import { Title } from '../../ui/components/title/title';
import '../../site/entry.css';
import './page.css';

interface Context {
  /** Only on a home page without a file. */
  sections?: readonly ShownSection[];
  sectionMembers: readonly (readonly string[])[];
  /** The indexes of the sections that show everything in their list. */
  whole?: readonly number[];
  /** Whether no section has anything to show; the page is then left out of search engines. */
  isEmpty?: boolean;
  /** Only on a page with the section `privacy`. */
  services?: readonly DisclosedService[];
  /** The page with others below it, and those, if the site has a sidebar. */
  sidebar?: readonly SidebarGroup[];
}

type Props = PageProps<Queries.PageTemplateQuery, Context>;

/** A page made of sections or of its body. Without `pages/index.md`, the home page shows the default sections. */
export default function PageTemplate({
  data: { page, members, sidebar: family },
  pageContext: { sectionMembers, whole, sections: defaultSections, services, sidebar },
}: Props) {
  const site = useSite();
  const { title, titleHtml, summary, forms } = page ?? {
    title: site.title,
    titleHtml: null,
    summary: site.description,
    forms: null,
  };
  const body = page?.text.html ?? '';
  const sections = (page ? page.sections : defaultSections) as readonly ShownSection[] | null | undefined;
  const opensWithHero = sections?.[0]?.type === 'hero';
  const width = page?.width ?? undefined;
  // A sidebar is within a wrapper, together with what is beside it.
  const wrapper = sidebar ? '' : ['wrapper', ...(width && width !== 'page' ? [`page-${width}`] : [])].join(' ');
  const content = (
    <>
      {!opensWithHero && (
        <div className={page?.header === 'centred' ? `${wrapper} page-centred` : wrapper}>
          <PageHeader
            title={<Title of={{ title, titleHtml }} />}
            summary={summary}
            hidden={page?.header === 'hidden'}
          />
        </div>
      )}
      {sections ? (
        <Sections
          sections={sections}
          sectionMembers={sectionMembers}
          whole={whole}
          width={width as ShownSection['width']}
          members={members as unknown as readonly Member[]}
          page={{
            title,
            titleHtml,
            summary,
            body,
            forms: (forms ?? undefined) as Record<string, ShownForm> | undefined,
            services,
          }}
        />
      ) : (
        <div className={`${wrapper} page-body`.trimStart()}>
          <WithContents headings={page?.contents ? (page.text.headings as readonly Heading[]) : []}>
            {page?.filter && <RowFilter />}
            <Prose html={body} />
          </WithContents>
        </div>
      )}
      {page?.source && (
        <div className={wrapper}>
          <SourceLinks source={page.source} />
        </div>
      )}
    </>
  );
  if (!sidebar || !page) return content;
  const upper = family.find(({ id }) => id === sidebar[0]?.ids[0]);
  return (
    <Sidebar label={upper?.title ?? title} groups={sidebar} entries={family} current={page.id}>
      {content}
    </Sidebar>
  );
}

/** The text of a page, beside its table of contents if it has headings to list. */
function WithContents({ headings, children }: { headings: readonly Heading[]; children: ReactNode }) {
  if (headings.length === 0) return children;
  return (
    <div className="entry-columns">
      <aside>
        <Contents headings={headings} />
      </aside>
      <div className="entry-body">{children}</div>
    </div>
  );
}

type PageHeadProps = HeadProps<Queries.PageTemplateQuery, PageLanguage & Pick<Context, 'isEmpty'>>;

export function Head({ data: { page }, location, pageContext }: PageHeadProps) {
  const { home } = toSiteInfo(useSiteSettings(pageContext.language));
  return (
    <SiteHead
      path={location.pathname}
      context={pageContext}
      text={page !== null}
      title={toSitePath(location.pathname) === home ? undefined : page?.title}
      description={page?.excerpt}
      noindex={page?.noindex === true || pageContext.isEmpty}
    />
  );
}

export const query = graphql`
  query PageTemplate($id: String!, $memberIds: [String!]!, $sidebarIds: [String!] = []) {
    page(id: { eq: $id }) {
      id
      title
      titleHtml
      summary
      excerpt
      noindex
      source
      contents
      filter
      header
      width
      sections
      forms
      text {
        html
        headings {
          id
          text
          depth
        }
      }
    }
    members: entries(ids: $memberIds)
    sidebar: entryLinks(ids: $sidebarIds) {
      id
      title
      titleHtml
      path
    }
  }
`;
