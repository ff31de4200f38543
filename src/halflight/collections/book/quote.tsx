import { Link } from '../../ui/components/link/link';
import './quote.css';

interface Props {
  text: string;
  source: string;
  url?: string | null | undefined;
}

export function BookQuote({ text, source, url }: Props) {
  return (
    <figure className="book-quote">
      <blockquote cite={url ?? undefined}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="label">{url ? <Link to={url}>{source}</Link> : source}</figcaption>
    </figure>
  );
}
