import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Actions } from '../../ui/components/actions/actions';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Prose } from '../../ui/components/prose/prose';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { EntryHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../src/use-site-settings';
import { Title } from '../../ui/components/title/title';
import '../../ui/site/entry.css';
import './page.css';

type Props = PageProps<Queries.ServiceTemplateQuery>;

/** The page of a service, with a link to the contact form if the site has one. */
export default function ServiceTemplate({ data: { service, previous, next } }: Props) {
  const say = useWords();
  const { contact } = useSite();
  if (!service) return null;
  const { title, titleHtml, summary, body, source } = service;
  return (
    <article className="entry wrapper">
      <PageHeader title={<Title title={title} html={titleHtml} />} summary={summary} />
      <div className="entry-body">
        <Prose html={body} />
        {contact !== undefined && (
          <div className="service-actions">
            <Actions actions={[{ label: say('writeMessage'), to: contact }]} />
          </div>
        )}
      </div>
      <SourceLinks source={source} />
      <Pager label={say('services')} previous={previous} next={next} />
    </article>
  );
}

export const Head = ({ data: { service }, ...page }: HeadProps<Queries.ServiceTemplateQuery, PageLanguage>) => (
  <EntryHead {...page} entry={service} />
);

export const query = graphql`
  query ServiceTemplate($id: String!, $previousId: String, $nextId: String) {
    service(id: { eq: $id }) {
      title
      titleHtml
      summary
      noindex
      body
      source
    }
    previous: service(id: { eq: $previousId }) {
      title
      titleHtml
      path
    }
    next: service(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
