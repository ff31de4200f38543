import { shareLinkOf, type ShareTarget } from './targets';
import { useWords } from '../../ui/components/site-context/site-context';
import './share.css';

interface Props {
  targets: readonly ShareTarget[];
  /** The absolute URL of the page. */
  url: string;
  title: string;
}

/** Plain links that share a page: no third party is contacted before a reader follows one. */
export function Share({ targets, url, title }: Props) {
  const say = useWords();
  if (targets.length === 0) return null;
  return (
    <nav className="share label" aria-label={say('share')}>
      <span aria-hidden="true">{say('share')}</span>
      <ul className="share-links">
        {targets.map((target) => {
          const link = shareLinkOf(target, { url, title });
          return (
            <li key={target}>
              <a href={link.url}>{link.word ? say(link.word) : link.label}</a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
