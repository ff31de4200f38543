import { Badge } from '../../ui/components/badge/badge';
import { Icon } from '../../ui/components/icon/icon';
import { iconOfTarget } from '../../ui/components/icon/icon-of-target';
import { Link } from '../../ui/components/link/link';
import { useForeign, useOwn, useSite, useWords } from '../../ui/components/site-context/site-context';
import { formatPrice } from '../../ui/words/fill';
import { Title } from '../../ui/components/title/title';
import './card.css';

interface Props {
  id?: string;
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  title: string;
  titleHtml?: string | null | undefined;
  summary?: string | null | undefined;
  price?: { amount: number; currency: string; per?: string | null | undefined } | null | undefined;
  features?: readonly string[] | null | undefined;
  /** Where to get it: `to` on this site, `url` on another. */
  to?: string | null | undefined;
  url?: string | null | undefined;
  /** The label of the button that links there. */
  button?: string | null | undefined;
  featured?: boolean | null | undefined;
  /** Rendered HTML. */
  body?: string | null | undefined;
  level?: 2 | 3;
}

/** A product: what it is, what it costs and what it includes. */
export function ProductCard({
  id,
  language: own,
  title,
  titleHtml,
  summary,
  price,
  features,
  to,
  url,
  button,
  featured,
  body,
  level = 3,
}: Props) {
  const say = useWords();
  const foreign = useForeign(own);
  const ours = useOwn(own);
  const { language } = useSite();
  const Heading = `h${level}` as const;
  const target = to ?? url;
  const words = button ?? say('get');
  return (
    <article className="product-card" data-featured={featured || undefined} {...foreign}>
      <div className="product-card-words">
        <Heading>
          <Title title={title} html={titleHtml} />
        </Heading>
        <Badge of={id} />
        {featured && (
          <p className="label" {...ours}>
            <span className="product-card-mark">{say('featured')}</span>
          </p>
        )}
        {summary && <p className="product-card-summary">{summary}</p>}
      </div>
      {price && (
        <p className="product-card-price" {...ours}>
          {/* The build and the browser may format an amount with different spaces. */}
          <span className="product-card-amount" suppressHydrationWarning>
            {price.amount === 0 ? say('free') : formatPrice(price.amount, price.currency, language)}
          </span>
          {price.per && price.amount !== 0 && <span className="label">{say('pricePer', { unit: price.per })}</span>}
        </p>
      )}
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
          {...(!button && ours)}
        >
          {words}
          <Icon name={iconOfTarget(url)} />
        </Link>
      )}
    </article>
  );
}
