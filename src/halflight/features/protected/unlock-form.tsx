import { useId } from 'react';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import '../../ui/components/line-form/line-form.css';
import './unlock-form.css';

interface Props {
  /** The salt of the password, by which a tab also remembers that it has been entered. */
  salt: string;
  /** The URL of the encrypted content. */
  file: string;
}

/** Asks for the password of a page. `client.ts` reads what it needs from the attributes; the password is never sent. */
export function UnlockForm({ salt, file }: Props) {
  const say = useWords();
  const { title } = useSite();
  const id = useId();
  const words = {
    'data-opening': say('unlocking'),
    'data-opened': say('unlocked'),
    'data-wrong': say('wrongPassword'),
    'data-failed': say('unlockFailed'),
    'data-insecure': say('unlockNeedsHttps'),
    'data-lock-again': say('lockAgain'),
  };
  return (
    // A form with this method sends nothing, even where the script has not loaded.
    <form
      className="line-form unlock-form"
      method="dialog"

      data-salt={salt}
      data-file={file}
      {...words}
    >
      <p id={`${id}-help`}>{say('protectedHelp')}</p>
      <label htmlFor={id}>{say('password')}</label>
      <div className="line-form-row">
        {/* Password managers store a password with a name. */}
        <input type="text" autoComplete="username" value={title} readOnly hidden />
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={`${id}-help ${id}-status`}
        />
        <button className="button" type="submit">
          {say('unlock')}
        </button>
      </div>
      <p id={`${id}-status`} className="line-form-note unlock-status" role="status" />
      <p className="unlock-needs-script">{say('unlockNeedsScript')}</p>
    </form>
  );
}
