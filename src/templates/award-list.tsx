import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AwardItem } from '../components/award-item/award-item';
import { PageHeader } from '../components/page-header/page-header';
import { useSite } from '../components/site-context/site-context';
import type { ShownEntry } from '../sections/shown';
import { ListHead } from './site-head';

type Props = PageProps<Queries.AwardListTemplateQuery>;

/** All prizes and honours, newest first. */
export default function AwardListTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const awards = entries as unknown as readonly ShownEntry<'award'>[];
  return (
    <div className="wrapper">
      <PageHeader title={lists.awards.title} summary={awards.length > 0 ? lists.awards.intro : lists.awards.empty} />
      {awards.length > 0 && (
        <ul className="award-list">
          {awards.map((award) => (
            <li key={award.id}>
              <AwardItem {...award} level={2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.AwardListTemplateQuery>) {
  return <ListHead path={location.pathname} list="awards" empty={(entries as unknown as unknown[]).length === 0} />;
}

export const query = graphql`
  query AwardListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
