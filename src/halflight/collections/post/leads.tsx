import { Said } from '../../ui/components/site-context/site-context';
import './leads.css';

interface Props {
  /** The page that the post is about. */
  link?: string | null | undefined;
  /** The post or page that it answers. */
  reply?: string | null | undefined;
}

/** Where a post leads: what it answers, and what it is about. Other sites find both by their class names (https://indieweb.org/in-reply-to). */
export function Leads({ link, reply }: Props) {
  return (
    <>
      {reply && (
        <p className="post-leads">
          <Said word="inReplyTo" values={{ page: <Elsewhere className="u-in-reply-to" url={reply} /> }} />
        </p>
      )}
      {link && (
        <p className="post-leads">
          <Elsewhere className="u-bookmark-of" url={link} />
        </p>
      )}
    </>
  );
}

/** A link to another site, called by its address. */
function Elsewhere({ url, className }: { url: string; className: string }) {
  return (
    <>
      {/* In the words around it. */}{' '}
      <a href={url} className={`external ${className}`} dir="ltr">
        {nameOf(url)}
      </a>
    </>
  );
}

function nameOf(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}
