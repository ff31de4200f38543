import type { ShownImage } from '../../fields/images';
import { Avatar } from '../../ui/components/avatar/avatar';
import { Link } from '../../ui/components/link/link';
import { useWords } from '../../ui/components/site-context/site-context';
import './by-line.css';

interface Author {
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
        {authors.map(({ name = '', role, path, url, avatar }, index) => (
          <li key={index} className="p-author h-card">
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
        ))}
      </ul>
    </div>
  );
}
