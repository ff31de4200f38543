import { useWords, type Author } from '../../ui/components/site-context/site-context';
import { PersonCard } from './card';
import './author-box.css';

/** The authors below a post: the people it names, or else the site's person. */
export function AuthorBox({ authors }: { authors: readonly Author[] }) {
  const say = useWords();
  if (authors.length === 0) return null;
  return (
    <section className="author-box" aria-labelledby="_authors">
      <h2 id="_authors" className="label">
        {say('writtenBy')}
      </h2>
      <ul className="author-box-people">
        {authors.map((author, index) => (
          <li key={index}>
            <PersonCard {...author} />
          </li>
        ))}
      </ul>
    </section>
  );
}
