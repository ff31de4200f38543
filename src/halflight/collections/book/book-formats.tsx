import { useSite, useWords } from '../../ui/components/site-context/site-context';
import type { WordName } from '../../words/en';
import { formatPrice } from '../../words/fill';
import type { BookFormat } from './formats';
import './book-formats.css';

const WORDS: Readonly<Record<BookFormat, WordName>> = {
  hardcover: 'formatHardcover',
  paperback: 'formatPaperback',
  'e-book': 'formatEbook',
  audiobook: 'formatAudiobook',
};

interface Props {
  formats: readonly {
    format: string;
    isbn?: string | null | undefined;
    price?: { amount: number; currency: string } | null | undefined;
  }[];
}

/** The formats in which a book is sold, each with its price and ISBN. */
export function BookFormats({ formats }: Props) {
  const say = useWords();
  const { language } = useSite();
  if (formats.length === 0) return null;
  return (
    <section className="book-formats" aria-labelledby="_formats">
      <h2 id="_formats" className="label">
        {say('formats')}
      </h2>
      <ul className="book-formats-list">
        {formats.map(({ format, isbn, price }, index) => (
          <li key={index}>
            <span className="book-format">{say(WORDS[format as BookFormat])}</span>
            {price && (
              // The build and the browser may format an amount with different spaces.
              <span suppressHydrationWarning>
                {price.amount === 0 ? say('free') : formatPrice(price.amount, price.currency, language)}
              </span>
            )}
            {isbn && <span className="label fact">{say('labelled', { label: say('isbn'), value: isbn })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
