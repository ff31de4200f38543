import { graphql, type PageProps } from 'gatsby';
import { SocialList } from '../../features/social/social-list';
import { Picture } from '../../ui/components/picture/picture';
import { Prose } from '../../features/prose/prose';
import { Related } from '../../ui/components/related/related';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { toShownImage } from '../../site/shown-image';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import './page.css';

type Props = PageProps<Queries.PeopleTemplateQuery>;

/** The page of a team member or an author: who they are, their links elsewhere, and what they wrote here. */
export default function PeopleTemplate({ data: { person, written, ...neighbours } }: Props) {
  const say = useWords();
  const { lists } = useSite();
  if (!person) return null;
  const { name, role, avatar, url, social, body, source } = person;
  const portrait = toShownImage(avatar);
  const links = [...(url ? [{ url }] : []), ...(social ?? [])];
  return (
    <EntryPage entry={{ title: name, source }} summary={role} more={say('people')} {...neighbours}>
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
    </EntryPage>
  );
}

export const Head = entryHead(({ person }: Queries.PeopleTemplateQuery) => person && { ...person, title: person.name });

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
