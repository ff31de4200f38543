import { Icon } from '../../ui/components/icon/icon';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import type { CommentedPage } from './comment-service';
import { commentServiceOf, type CommentsValues } from './comments-of';
import { Replies } from './thread/replies';
import { CommentForm } from './comment-form';
import './comments.css';

interface Props extends Omit<CommentedPage, 'language'> {
  settings: CommentsValues;
  /** The path of the script that shows them, without the site's prefix, if their service has no frame. */
  script?: string | undefined;
}

/** The comments on a page, which are loaded on request. Without JavaScript, a link to where they are kept, or a word that they need it. */
export function Comments({ settings, script, ...page }: Props) {
  const say = useWords();
  const { language } = useSite();
  const service = commentServiceOf(settings);
  const shown = { ...page, language };
  const elsewhere = service.toElsewhere?.(settings);
  const note = elsewhere
    ? say('commentsNote')
    : say('commentsFrom', { host: new URL(service.originOf(settings)).host });
  const api = service.toApi?.(settings, shown);
  if (api && script)
    return (
      <Replies service="" api={api} id="" script={script} note={note} ask={<AskFor className="thread-link" />}>
        <CommentForm />
      </Replies>
    );
  return (
    <section className="comments" id="_comments" aria-labelledby="_comments-title">
      <h2 id="_comments-title">{say('comments')}</h2>
      <p className="comments-note">{note}</p>
      <p className="comments-ask">
        <AskFor className="comments-link" href={elsewhere} />
      </p>
      <iframe
        className="comments-frame"
        title={say('comments')}
        data-service={settings.service ?? 'giscus'}
        data-src={service.toFrame?.(settings, shown)}
        allow="clipboard-write"
        suppressHydrationWarning
      />
    </section>
  );
}

/** What a visitor presses to see the comments. Without JavaScript, a link to where they are kept, if they can be read there. */
function AskFor({ className, href }: { className: string; href?: string | undefined }) {
  const say = useWords();
  const words = (
    <>
      <Icon name="message" />
      <span className="comments-load">{say('loadComments')}</span>
    </>
  );
  if (href)
    return (
      <a className={`button ${className}`} href={href}>
        {words}
        <span className="comments-open">{say('openComments')}</span>
      </a>
    );
  return (
    <>
      <button type="button" className={`button comments-button ${className}`}>
        {words}
      </button>
      <span className="comments-need">{say('commentsNeedScript')}</span>
    </>
  );
}
