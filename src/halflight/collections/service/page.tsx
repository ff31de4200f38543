import { graphql, type PageProps } from 'gatsby';
import { Actions } from '../../ui/components/actions/actions';
import { Prose } from '../../features/prose/prose';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import './page.css';

type Props = PageProps<Queries.ServiceTemplateQuery>;

/** The page of a service, with a link to the contact form if the site has one. */
export default function ServiceTemplate({ data: { service, ...neighbours } }: Props) {
  const say = useWords();
  const { contact } = useSite();
  if (!service) return null;
  return (
    <EntryPage entry={service} summary={service.summary} more={say('services')} {...neighbours}>
      <div className="entry-body">
        <Prose html={service.body} />
        {contact !== undefined && (
          <div className="service-actions">
            <Actions actions={[{ label: say('writeMessage'), to: contact }]} />
          </div>
        )}
      </div>
    </EntryPage>
  );
}

export const Head = entryHead(({ service }: Queries.ServiceTemplateQuery) => service);

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
