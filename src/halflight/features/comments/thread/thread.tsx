import { withPrefix } from 'gatsby';
import { Icon } from '../../../ui/components/icon/icon';
import { useWords } from '../../../ui/components/site-context/site-context';
import { readThread } from './read-thread';
import '../comments.css';
import './thread.css';

interface Props {
  /** The URL of the post on a network whose replies are the comments. */
  url: string;
  /** The path of the script that shows them, without the site's prefix. */
  script: string;
}

/** Shows the replies to a post elsewhere as comments, which `client.ts` loads on request. Without JavaScript, a link to the post. */
export function Thread({ url, script }: Props) {
  const say = useWords();
  const thread = readThread(url);
  if (!thread) return null;
  const { service, label, api, id, host } = thread;
  return (
    <section
      key={url}
      className="comments"
      id="_comments"
      aria-labelledby="_comments-title"
      data-service={service}
      data-api={api}
      data-id={id}
      data-script={withPrefix(script)}
      data-loading={say('threadLoading')}
      data-failed={say('threadFailed')}
      data-empty={say('threadEmpty')}
      data-count={say('labelled', { label: say('comments'), value: '{count}' })}
      suppressHydrationWarning
    >
      <h2 id="_comments-title">{say('comments')}</h2>
      <p className="comments-note">{say('threadNote', { service: label, host })}</p>
      <p className="thread-status" role="status" tabIndex={-1} suppressHydrationWarning>
        {''}
      </p>
      {/* The script fills this element; React leaves it alone. */}
      <div className="thread" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <p className="comments-ask">
        <button type="button" className="button thread-again">
          {say('searchAgain')}
        </button>
        <a className="button thread-link" href={thread.url}>
          <Icon name="message" />
          <span className="comments-load">{say('loadComments')}</span>
          <span className="comments-open">{say('threadOpen', { service: label })}</span>
        </a>
      </p>
      <ul className="replies" hidden>
        <li className="reply reply-model">
          <p className="reply-by">
            <strong>
              <bdi />
            </strong>
            <bdi className="reply-handle" />
            <time />
          </p>
          <details>
            <summary>{say('threadSensitive')}</summary>
            <div className="reply-text" dir="auto" />
            <p className="reply-media">{say('threadMedia')}</p>
          </details>
          <a className="reply-answer">{say('threadReply', { name: '{name}' })}</a>
        </li>
      </ul>
    </section>
  );
}
