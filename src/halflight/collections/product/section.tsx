import { List } from './list';
import { useSite } from '../../ui/components/site-context/site-context';
import { Section } from '../../sections/section';
import type { SectionProps, ShownEntry } from '../../sections/shown';

/** Products side by side. Renders nothing if there are none. */
export function Products({ section, members }: SectionProps<'products'>) {
  const { lists } = useSite();
  const products = members as readonly ShownEntry<'product'>[];
  if (products.length === 0) return null;
  return (
    <Section {...section} title={section.title ?? lists.products.title} list={lists.products}>
      <List entries={products} eager={false} level={3} />
    </Section>
  );
}
