import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import './contact-sent.css';

/** Replaces the form once the message was delivered. It takes the focus, because the button that was pressed is gone. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const say = useWords();
  return (
    <div className="contact-sent">
      <div ref={focus} tabIndex={-1} role="status">
        <h3 className="contact-sent-title">
          <Icon name="check" />
          {say('sentTitle')}
        </h3>
        <p>{say('sentText')}</p>
      </div>
      <button className="button" type="button" onClick={onAnother}>
        {say('writeAnother')}
      </button>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
