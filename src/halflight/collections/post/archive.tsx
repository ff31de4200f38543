import { graphql, type PageProps } from 'gatsby';
import { Archive } from './archive-list';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { fill } from '../../words/fill';
import { ListLinks } from '../../site/list-header';
import { pageHead } from '../../site/site-head';
import '../../site/list.css';

interface Context {
  /** The languages of posts in another language than the page, by post id. */
  otherLanguages?: Readonly<Record<string, string>>;
}

type Props = PageProps<Queries.PostArchiveTemplateQuery, Context>;

/** The page that lists all posts in short, by year. */
export default function PostArchiveTemplate({ data: { entryLinks }, pageContext: { otherLanguages } }: Props) {
  const { lists } = useSite();
  const say = useWords();
  return (
    <div className="list wrapper">
      <PageHeader title={say('archiveOf', { list: lists.posts.title })}>
        <ListLinks links={[{ to: lists.posts.path, label: lists.posts.all }]} />
      </PageHeader>
      <Archive posts={entryLinks} otherLanguages={otherLanguages} />
    </div>
  );
}

export const Head = pageHead(({ words, lists }) => ({ title: fill(words.archiveOf, { list: lists.posts.title }) }));

export const query = graphql`
  query PostArchiveTemplate($ids: [String!]!) {
    entryLinks(ids: $ids) {
      id
      title
      titleHtml
      path
      date
    }
  }
`;
