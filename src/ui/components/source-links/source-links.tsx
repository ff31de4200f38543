import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import './source-links.css';

interface Props {
  /** Where the file of the page can be read and changed; `view` and `edit` are full addresses. */
  source: unknown;
}

/** The links to the Markdown file of a page, where the site says in which repository it lies. */
export function SourceLinks({ source }: Props) {
  const say = useWords();
  if (!source) return null;
  const { view, edit } = source as { view: string; edit: string };
  return (
    <p className="source-links label">
      <Link to={view}>{say('viewSource')}</Link>
      <Link to={edit}>{say('editPage')}</Link>
    </p>
  );
}
