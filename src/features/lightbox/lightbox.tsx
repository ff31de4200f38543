import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import './lightbox.css';

/** The dialog that enlarges pictures, filled in by `client.ts`, not by React. Of several, one for each part of a page, the first is used. */
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
