import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { SocialList } from '../../features/social/social-list';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { Picture } from '../../ui/components/picture/picture';
import { Prose } from '../../ui/components/prose/prose';
import { Related } from '../../ui/components/related/related';
import { SourceLinks } from '../../ui/components/source-links/source-links';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { toShownImage } from '../../ui/site/shown-image';
import { EntryHead } from '../../ui/site/site-head';
import type { PageLanguage } from '../../src/use-site-settings';
import '../../ui/site/entry.css';
import './page.css';

type Props = PageProps<Queries.PeopleTemplateQuery>;

/** The page of a member of a team or an author: who they are, links to them elsewhere, and what they wrote here. */
export default function PeopleTemplate({ data: { person, written, previous, next } }: Props) {
  const say = useWords();
  const { lists } = useSite();
  if (!person) return null;
  const { name, role, avatar, url, social, body, source } = person;
  const portrait = toShownImage(avatar);
  const links = [...(url ? [{ url }] : []), ...(social ?? [])];
  return (
    <article className="entry wrapper">
      <PageHeader title={name} summary={role} />
      <div className="entry-columns">
        {(portrait ?? links.length > 0) && (
          <aside className="entry-facts flow">
            {portrait && (
              <div className="person-portrait">
                <Picture {...portrait} eager sizes="16rem" />
              </div>
            )}
            {links.length > 0 && <SocialList links={links} label={say('socialLinksOf', { name })} />}
          </aside>
        )}
        <div className="entry-body">
          <Prose html={body} />
          <Related title={lists.posts.title} posts={written} />
        </div>
      </div>
      <SourceLinks source={source} />
      <Pager label={say('people')} previous={previous} next={next} />
    </article>
  );
}

export const Head = ({ data: { person }, ...page }: HeadProps<Queries.PeopleTemplateQuery, PageLanguage>) => (
  <EntryHead {...page} entry={person && { ...person, title: person.name }} />
);

export const query = graphql`
  query PeopleTemplate($id: String!, $namingIds: [String!]!, $previousId: String, $nextId: String) {
    person: people(id: { eq: $id }) {
      name
      role
      url
      social {
        url
        label
      }
      avatar {
        alt
        focus
        image
      }
      noindex
      excerpt
      body
      source
    }
    written: entryLinks(ids: $namingIds) {
      id
      title
      titleHtml
      path
      date
      language
    }
    previous: people(id: { eq: $previousId }) {
      title: name
      path
    }
    next: people(id: { eq: $nextId }) {
      title: name
      path
    }
  }
`;
