import { Badge } from '../../ui/components/badge/badge';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { Icon } from '../../ui/components/icon/icon';
import { iconOfTarget } from '../../ui/components/icon/icon-of-target';
import { Link } from '../../ui/components/link/link';
import { useForeign, usePageLanguage, useSite, useWords } from '../../ui/components/site-context/site-context';
import type { ShownEntry } from '../shown';
import { pricesOf } from './prices';
import './card.css';

/** A product: what it is, what it costs and what it includes. */
export function ProductCard({ product, level }: { product: ShownEntry<'product'>; level: 2 | 3 }) {
  const say = useWords();
  const { id, title, summary, price, features, to, url, button, featured, body } = product;
  const pageLanguage = usePageLanguage(product.language);
  const { language } = useSite();
  const target = to ?? url;
  const words = button ?? say('get');
  return (
    <article className="product-card" data-featured={featured || undefined} {...useForeign(product.language)}>
      <div className="product-card-words">
        <EntryHeading entry={product} level={level} />
        <Badge of={id} />
        {featured && (
          <p className="label" {...pageLanguage}>
            <span className="product-card-mark">{say('featured')}</span>
          </p>
        )}
        {summary && <p className="product-card-summary">{summary}</p>}
      </div>
      {price &&
        pricesOf(price, say, language).map(({ term, amount, unit }) => (
          <p key={term ?? ''} className="product-card-price" data-term={term} {...pageLanguage}>
            {/* The build and the browser may format an amount with different spaces. */}
            <span className="product-card-amount" suppressHydrationWarning>
              {amount}
            </span>
            {unit && <span className="label">{unit}</span>}
          </p>
        ))}
      {body && <div className="product-card-text flow" dangerouslySetInnerHTML={{ __html: body }} />}
      {features && features.length > 0 && (
        <ul className="product-card-features">
          {features.map((feature, index) => (
            <li key={index}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      {target && (
        <Link
          className="button"
          to={target}
          aria-label={say('labelled', { label: words, value: title })}
          {...(!button && pageLanguage)}
        >
          {words}
          <Icon name={iconOfTarget(url)} />
        </Link>
      )}
    </article>
  );
}
