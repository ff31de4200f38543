import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import './lightbox.css';

/**
 * Where pictures are seen as large as the screen. What is in it comes from `client.ts` and is never React's. A page may have several, one with
 * each of its parts that has pictures; the first of them is used.
 */
export function Lightbox() {
  const say = useWords();
  const left = { __html: '' };
  return (
    <dialog className="lightbox" aria-label={say('pictureEnlarged')} suppressHydrationWarning>
      <button type="button" className="lightbox-close" aria-label={say('pictureClose')}>
        <Icon name="x" />
      </button>
      <figure aria-live="polite">
        <span
          className="lightbox-count label"
          data-words={say('pictureOf')}
          dangerouslySetInnerHTML={left}
          suppressHydrationWarning
        />
        <span className="lightbox-stage" dangerouslySetInnerHTML={left} suppressHydrationWarning />
        <figcaption dangerouslySetInnerHTML={left} suppressHydrationWarning />
      </figure>
      <button type="button" className="lightbox-step" value="-1" aria-label={say('picturePrevious')}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="lightbox-step" value="1" aria-label={say('pictureNext')}>
        <Icon name="chevron-right" />
      </button>
    </dialog>
  );
}
