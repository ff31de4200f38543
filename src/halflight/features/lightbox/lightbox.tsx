import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import './lightbox.css';

/** The dialog that enlarges pictures. `client.ts` opens a copy of the first on the page, filled in; there is one for each part of a page. */
export function Lightbox() {
  const say = useWords();
  return (
    <dialog className="lightbox" aria-label={say('pictureEnlarged')}>
      <button type="button" className="lightbox-close" aria-label={say('pictureClose')}>
        <Icon name="x" />
      </button>
      <figure aria-live="polite">
        <span className="lightbox-count label" data-words={say('pictureOf')} />
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
