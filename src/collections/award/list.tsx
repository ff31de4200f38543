import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite } from '../../ui/components/site-context/site-context';
import { AwardList } from './section';
import type { ShownEntry } from '../../sections/shown';
import { ListHead } from '../../ui/site/site-head';

type Props = PageProps<Queries.AwardListTemplateQuery>;

/** All prizes and honours, newest first. */
export default function AwardListTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const awards = entries as unknown as readonly ShownEntry<'award'>[];
  return (
    <div className="wrapper">
      <PageHeader title={lists.awards.title} summary={awards.length > 0 ? lists.awards.intro : lists.awards.empty} />
      <AwardList awards={awards} level={2} />
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.AwardListTemplateQuery>) {
  return <ListHead path={location.pathname} list="awards" entries={entries} />;
}

export const query = graphql`
  query AwardListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
