import { useWords } from '../site-context/site-context';
import './tags.css';

/** The tags of an entry. */
export function Tags({ tags }: { tags: readonly string[] | null | undefined }) {
  const say = useWords();
  if (!tags?.length) return null;
  return (
    <ul className="tags label" aria-label={say('tags')}>
      {tags.map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </ul>
  );
}
