import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import './source-links.css';

interface Props {
  /** The full URLs at which the page's source file can be viewed (`view`) and edited (`edit`). */
  source: unknown;
}

/** Links to the Markdown file of a page, if the site names its repository. */
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
