import { Icon } from '../icon/icon';
import { useWords } from '../site-context/site-context';
import './lightbox.css';

/** The dialog that enlarges pictures. Several parts of a page may render one; `client.ts` fills in and opens a copy of the first. */
export function Lightbox() {
  const say = useWords();
  return (
    <dialog className="lightbox" aria-label={say('pictureEnlarged')}>
      <button type="button" className="lightbox-close" aria-label={say('pictureClose')}>
        <Icon name="x" />
      </button>
      <figure aria-live="polite">
        <span className="lightbox-count label fact" data-words={say('pictureOf')} />
        <span className="lightbox-stage" />
        <figcaption />
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
