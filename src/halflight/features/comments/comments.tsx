import { toDiscussionsAddress, toWidgetAddress, type CommentsValues } from './widget';
import { Icon } from '../../ui/components/icon/icon';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import './comments.css';

interface Props {
  settings: CommentsValues;
  /** The path of the page, with the site's prefix. */
  path: string;
  /** The full URL of the page. */
  url: string;
  title: string;
  description?: string | null | undefined;
}

/** The comments on a page, which `client.ts` loads on request. Without JavaScript, a link to the discussions on GitHub. */
export function Comments({ settings, ...page }: Props) {
  const say = useWords();
  const { language } = useSite();
  return (
    <section className="comments" id="_comments" aria-labelledby="_comments-title">
      <h2 id="_comments-title">{say('comments')}</h2>
      <p className="comments-note">{say('commentsNote')}</p>
      <p className="comments-ask">
        <a className="button comments-link" href={toDiscussionsAddress(settings)}>
          <Icon name="message" />
          <span className="comments-load">{say('loadComments')}</span>
          <span className="comments-open">{say('openComments')}</span>
        </a>
      </p>
      <iframe
        className="comments-frame"
        title={say('comments')}
        data-src={toWidgetAddress(settings, { ...page, language })}
        allow="clipboard-write"
        suppressHydrationWarning
      />
    </section>
  );
}
