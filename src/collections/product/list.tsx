import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { useSite } from '../../ui/components/site-context/site-context';
import { ProductGrid } from './section';
import type { ShownEntry } from '../../sections/shown';
import { ListHead } from '../../ui/site/site-head';

type Props = PageProps<Queries.ProductListTemplateQuery>;

/** All products. */
export default function ProductListTemplate({ data: { entries } }: Props) {
  const { lists } = useSite();
  const products = entries as unknown as readonly ShownEntry<'product'>[];
  const { title, intro, empty } = lists.products;
  return (
    <div className="wrapper">
      <PageHeader title={title} summary={products.length > 0 ? intro : empty} />
      <ProductGrid products={products} level={2} />
    </div>
  );
}

export function Head({ data: { entries }, location }: HeadProps<Queries.ProductListTemplateQuery>) {
  return <ListHead path={location.pathname} list="products" entries={entries} />;
}

export const query = graphql`
  query ProductListTemplate($ids: [String!]!) {
    entries(ids: $ids)
  }
`;
