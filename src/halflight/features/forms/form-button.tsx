import { Icon } from '../../ui/components/icon/icon';
import { useWords } from '../../ui/components/site-context/site-context';
import { isSending, type FormState } from './form-state';
import './form-button.css';

interface Props {
  /** Its label; by default that of the contact form. */
  label?: string | undefined;
  status: FormState['status'];
  /** Whether pressing it currently does nothing. It stays focusable. */
  disabled: boolean;
}

/** The submit button, labelled by the state of the form. All its labels occupy the same space, so that its size never changes. */
export function FormButton({ label, status, disabled }: Props) {
  const say = useWords();
  const busy = isSending({ status });
  const shown = busy ? 'sending' : status === 'failed' ? 'again' : status === 'confirm' ? 'confirm' : 'send';
  const faces = [
    { name: 'send', icon: 'send', word: 'sendMessage' },
    { name: 'sending', icon: 'loader', word: 'sending' },
    { name: 'again', icon: 'send', word: 'tryAgain' },
    { name: 'confirm', icon: 'send', word: 'trapConfirm' },
  ] as const;
  return (
    <button className="button contact-button" type="submit" aria-disabled={disabled || busy || undefined}>
      {faces.map(({ name, icon, word }) => (
        <span key={name} className="contact-button-face" aria-hidden={name === shown ? undefined : true}>
          <Icon name={icon} />
          {(name === 'send' && label) || say(word)}
        </span>
      ))}
    </button>
  );
}
