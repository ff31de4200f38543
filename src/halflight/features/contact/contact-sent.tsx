import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import { labels } from './contact-fields';
import type { Values } from './drafts';
import { fieldNames } from './message';
import './contact-sent.css';

/**
 * Replaces the form once the message was delivered, and shows what was sent. It takes the focus, because the button that was pressed is
 * gone.
 */
export function ContactSent({ message, onAnother }: { message: Values; onAnother: () => void }) {
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
      <dl className="contact-sent-message">
        {fieldNames.map(
          (name) =>
            message[name]?.trim() && (
              <div key={name}>
                <dt className="label">{say(labels[name])}</dt>
                <dd dir="auto">{message[name].trim()}</dd>
              </div>
            ),
        )}
      </dl>
      <button className="button" type="button" onClick={onAnother}>
        {say('writeAnother')}
      </button>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
