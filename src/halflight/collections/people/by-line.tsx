import { Avatar } from '../../ui/components/avatar/avatar';
import { Link } from '../../ui/components/link/link';
import { useForeign, useWords, type Author } from '../../ui/components/site-context/site-context';
import './by-line.css';

/** The authors that a post names; renders nothing if it names none. */
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

function By({ language, name, role, path, url, avatar }: Author) {
  const target = path ?? url;
  return (
    <li className="p-author h-card" {...useForeign(language)}>
      <Avatar name={name} image={avatar} />
      <p>
        <span className="by-line-name p-name">
          {target ? (
            <Link to={target} className="u-url">
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
