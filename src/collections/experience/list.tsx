import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { PersonHead } from '../../ui/components/print-head/print-head';
import { useSite } from '../../ui/components/site-context/site-context';
import type { ShownEntry } from '../../sections/shown';
import { Positions } from './section';
import { ListHead } from '../../ui/site/site-head';
import '../../ui/site/list.css';

type Props = PageProps<Queries.ExperienceTemplateQuery>;

/** All positions, and below them what was studied. */
export default function ExperienceTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const positions = entries as unknown as readonly (ShownEntry<'experience'> | ShownEntry<'education'>)[];
  const { title, intro, empty } = lists.experience;
  return (
    <div className="list wrapper">
      {positions.length > 0 && <PersonHead />}
      <PageHeader title={title} summary={positions.length > 0 ? intro : empty} />
      <Positions positions={positions} level={2} />
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.ExperienceTemplateQuery>) {
  return <ListHead path={location.pathname} list="experience" entries={entries} />;
}

export const query = graphql`
  query ExperienceTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
