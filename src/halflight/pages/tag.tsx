import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../ui/components/page-header/page-header';
import { Pagination } from '../ui/components/pagination/pagination';
import { useSite, useWords } from '../ui/components/site-context/site-context';
import type { Pages } from '../ui/components/pagination/pagination';
import type { ListName } from '../words/list-names';
import type { Member } from '../collections/shown';
import { Prose } from '../features/prose/prose';
import { fill } from '../words/fill';
import { Entries } from './entries';
import { ListLinks } from '../site/list-header';
import { pageHead } from '../site/site-head';
import '../site/list.css';

interface Context {
  /** The tag in its most frequent spelling. */
  tag: string;
  tagsPath: string;
  /** The folder of the tag's feeds, if it has posts. */
  feedFolder?: string;
  /** What its author says of it, for search engines. */
  summary?: string;
  pages?: Pages;
  /** The collections that have entries with the tag, in display order, and the list of each. */
  collections: readonly { name: Member['collection']; list: ListName }[];
}

type Props = PageProps<Queries.TagTemplateQuery, Context>;

/** All entries with a tag, by collection. */
export default function TagTemplate({
  data: { entries, about },
  pageContext: { tag, tagsPath, pages, collections },
}: Props) {
  const { lists } = useSite();
  const say = useWords();
  const all = entries as unknown as readonly Member[];
  const parts = collections.flatMap(({ name, list }) => {
    const members = all.filter(({ collection }) => collection === name);
    return members.length > 0 ? [{ name, title: lists[list].title, members }] : [];
  });
  return (
    <div className="list wrapper">
      <PageHeader
        title={say('tagged', { tag })}
        facts={pages && pages.number > 1 && say('pageOf', { page: pages.number, count: pages.count })}
      >
        <ListLinks links={[{ to: tagsPath, label: say('allTags') }]} />
      </PageHeader>
      {about && <Prose html={about.body} />}
      {parts.map(({ name, title, members }, index) => (
        <section key={name} className="list-part">
          <h2>{title}</h2>
          <Entries collection={name} entries={members} eager={index === 0} level={3} />
        </section>
      ))}
      <Pagination pages={pages} />
    </div>
  );
}

export const Head = pageHead<Context>(({ words, title }, { tag, feedFolder, pages, summary }) => ({
  title: fill(words.tagged, { tag }),
  description: summary,
  pages,
  feed: feedFolder ? { title: fill(words.feedOfTag, { title, tag }), folder: feedFolder } : undefined,
}));

export const query = graphql`
  query TagTemplate($ids: [String!]!, $about: String = "") {
    entries(ids: $ids)
    about: tag(id: { eq: $about }) {
      body
    }
  }
`;
