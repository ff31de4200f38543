import { Icon } from '../../../ui/components/icon/icon';
import { useWords } from '../../../ui/components/site-context/site-context';
import { readThread } from './read-thread';
import { Replies } from './replies';

interface Props {
  /** The URL of the post on a network whose replies are the comments. */
  url: string;
  /** The path of the script that shows them, without the site's prefix. */
  script: string;
}

/** Shows the replies to a post elsewhere as comments. Without JavaScript, a link to the post. */
export function Thread({ url, script }: Props) {
  const say = useWords();
  const thread = readThread(url);
  if (!thread) return null;
  const { service, label, api, id, host } = thread;
  return (
    <Replies
      service={service}
      api={api}
      id={id}
      script={script}
      note={say('threadNote', { service: label, host })}
      ask={
        <a className="button thread-link" href={thread.url}>
          <Icon name="message" />
          <span className="comments-load">{say('loadComments')}</span>
          <span className="comments-open">{say('threadOpen', { service: label })}</span>
        </a>
      }
    />
  );
}
