import { Link } from '../link/link';
import { useForeign, usePageLanguage, useWords } from '../site-context/site-context';
import './tags.css';

/** The paths of tags whose default path would clash with that of another tag: symbols in them are spelled out. */
export type TagPaths = Readonly<Record<string, string>>;

interface Props {
  /** On a multilingual site, the language tag of the entry, where it may differ from the page's. */
  language?: string | null | undefined;
  /** A tag with a path links to its page. In a row or card, which is a link as a whole, tags have no path. */
  tags: readonly (string | { name: string; path: string })[] | null | undefined;
  paths?: TagPaths | undefined;
  /** Whether they belong to an h-entry. */
  entry?: boolean;
}

export function Tags({ language, tags, paths = {}, entry = false }: Props) {
  const say = useWords();
  const own = usePageLanguage(language);
  const foreign = useForeign(language);
  if (!tags?.length) return null;
  return (
    // The label is in the page's language, but the list is laid out in the direction of the entry, so it has no `dir` of its own.
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
