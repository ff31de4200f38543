import { Link } from '../link/link';
import { useForeign, useOwn, useWords } from '../site-context/site-context';
import './tags.css';

/** By tag, the paths of those whose signs are words in their URL, since they would have that of another tag otherwise. */
export type TagPaths = Readonly<Record<string, string>>;

interface Props {
  /** On a multilingual site, the language tag of the entry, where that may be another than the page's. */
  language?: string | null | undefined;
  /** A tag with a path links to its page. In a row or on a card, which is already a link as a whole, tags have none. */
  tags: readonly (string | { name: string; path: string })[] | null | undefined;
  paths?: TagPaths | undefined;
  /** Set if they belong to an h-entry. */
  entry?: boolean;
}

/** The tags of an entry. */
export function Tags({ language, tags, paths = {}, entry = false }: Props) {
  const say = useWords();
  const own = useOwn(language);
  const foreign = useForeign(language);
  if (!tags?.length) return null;
  return (
    // Its name is in the page's language, but it stands where the words of its entry do: it has no direction of its own.
    <ul className="tags label" aria-label={say('tags')} lang={own.lang}>
      {tags.map((tag, index) => (
        <li key={index} {...foreign}>
          {typeof tag === 'string' ? (
            tag
          ) : (
            <Link
              to={(Object.hasOwn(paths, tag.name) ? paths[tag.name] : undefined) ?? tag.path}
              className={entry ? 'p-category' : undefined}
            >
              {tag.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
