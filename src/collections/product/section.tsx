import { ProductCard } from './card';
import { useSite } from '../../ui/components/site-context/site-context';
import { columnsFor } from '../../sections/columns';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';
import './section.css';

/** Products side by side. Without any there is no section. */
export function Products({ section: { id, title, text, actions }, members }: SectionProps<'products'>) {
  const { lists } = useSite();
  const products = members as readonly ShownEntry<'product'>[];
  if (products.length === 0) return null;
  return (
    <Section
      type="products"
      id={id}
      title={title ?? lists.products.title}
      text={text}
      actions={actions}
      list={lists.products}
    >
      <ProductGrid products={products} level={3} />
    </Section>
  );
}

interface GridProps {
  products: readonly ShownEntry<'product'>[];
  /** The level of the products' headings. */
  level: 2 | 3;
}

/** The grid that the section and the list share. */
export function ProductGrid({ products, level }: GridProps) {
  if (products.length === 0) return null;
  return (
    <ul className="product-grid columns" data-columns={columnsFor(products.length, 3)}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard {...product} level={level} />
        </li>
      ))}
    </ul>
  );
}
