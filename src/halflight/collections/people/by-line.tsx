import type { ShownImage } from '../../fields/images';
import { Avatar } from '../../ui/components/avatar/avatar';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords } from '../../ui/components/site-context/site-context';
import './by-line.css';

interface Author {
  /** On a multilingual site, the language tag of the entry. */
  language?: string | null | undefined;
  name?: string | undefined;
  role?: string | undefined;
  /** Their own page, if they have one. */
  path?: string | null | undefined;
  url?: string | undefined;
  avatar?: ShownImage | null | undefined;
}

/** The authors that a post names; nothing if it names none. */
export function ByLine({ authors }: { authors: readonly Author[] }) {
  const say = useWords();
  if (authors.length === 0) return null;
  return (
    <div className="by-line">
      <p className="label">{say('authors')}</p>
      <ul className="by-line-people">
        {authors.map((author, index) => (
          <By key={index} {...author} />
        ))}
      </ul>
    </div>
  );
}

function By({ language, name = '', role, path, url, avatar }: Author) {
  return (
    <li className="p-author h-card" {...useForeign(language)}>
      <Avatar name={name} image={avatar} />
      <p>
        <span className="by-line-name p-name">
          {(path ?? url) ? (
            <Link to={path ?? url ?? ''} className="u-url">
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {role && <span className="label p-job-title">{role}</span>}
      </p>
    </li>
  );
}
