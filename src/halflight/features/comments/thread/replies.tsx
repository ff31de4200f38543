import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { useWords } from '../../../ui/components/site-context/site-context';
import '../comments.css';
import './thread.css';

interface Props {
  /** The name of the service that answers. */
  service: string;
  /** The URL that answers with the replies. */
  api: string;
  /** The parent id of direct replies, if they name one. */
  id?: string | undefined;
  /** The path of the script that shows them, without the site's prefix. */
  script: string;
  /** What visitors are told before they ask. */
  note: string;
  /** What they press: an element with the class `thread-link`. */
  ask: ReactNode;
  /** Follows the replies. */
  children?: ReactNode;
}

/** A place for replies that are kept elsewhere and shown as comments: `client.ts` loads them on request, by the template of one reply. */
export function Replies({ service, api, id, script, note, ask, children }: Props) {
  const say = useWords();
  return (
    <section
      key={api}
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
      <p className="comments-note">{note}</p>
      <p className="thread-status" role="status" tabIndex={-1} suppressHydrationWarning>
        {''}
      </p>
      {/* The script fills this element; React leaves it alone. */}
      <div className="thread" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
      <p className="comments-ask">
        <button type="button" className="button thread-again">
          {say('searchAgain')}
        </button>
        {ask}
      </p>
      {children}
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
