import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import type { ShownForm } from './destinations';
import { labelOf, shownValue } from './form-words';
import type { Values } from './message';
import './form-sent.css';

/**
 * Replaces the form once the message was delivered, and shows what was sent. It takes the focus, because the button that was pressed is
 * gone.
 */
export function FormSent({ form, message, onAnother }: { form: ShownForm; message: Values; onAnother: () => void }) {
  const say = useWords();
  return (
    <div className="contact-sent">
      <div ref={focus} tabIndex={-1} role="status">
        <h3 className="contact-sent-title">
          <Icon name="check" />
          {say(form.label === undefined ? 'sentTitle' : 'formSentTitle')}
        </h3>
        <p>{form.thanks ?? say(form.label === undefined ? 'sentText' : 'formSentText')}</p>
      </div>
      <dl className="contact-sent-message">
        {form.fields.map((field) => {
          const value = message[field.name];
          return (
            value?.trim() && (
              <div key={field.name}>
                <dt className="label">{labelOf(field, say)}</dt>
                <dd dir="auto">{shownValue(field, value, say)}</dd>
              </div>
            )
          );
        })}
      </dl>
      <button className="button" type="button" onClick={onAnother}>
        {say(form.label === undefined ? 'writeAnother' : 'fillInAgain')}
      </button>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
