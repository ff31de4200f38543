import { useId } from 'react';
import { usePunctuation, useWords } from '../../ui/components/site-context/site-context';
import './comment-form.css';

/** The form for a comment. The script that shows the comments shows it with them, and sends it; without JavaScript it stays hidden. */
export function CommentForm() {
  const say = useWords();
  const { aside } = usePunctuation();
  const id = useId();
  return (
    <form
      className="comment-form"
      hidden
      data-write={say('writeComment')}
      data-sending={say('sending')}
      data-waits={say('commentWaits')}
      data-unknown={say('failedUnreachable')}
      suppressHydrationWarning
    >
      <label className="comment-form-text">
        <span suppressHydrationWarning>{say('writeComment')}</span>
        <textarea name="comment" rows={5} required dir="auto" />
      </label>
      <label>
        <span>{say('yourName')}</span>
        <input name="nick" autoComplete="name" required dir="auto" />
      </label>
      <label>
        <span>
          {say('emailAddress')}
          {aside.join(say('optional'))}
        </span>
        <input name="mail" type="email" autoComplete="email" aria-describedby={`${id}-mail`} />
      </label>
      <p id={`${id}-mail`} className="comment-form-note">
        {say('commentEmailHint')}
      </p>
      <p className="comment-form-send">
        <button type="submit" className="button">
          {say('sendForm')}
        </button>
        <span role="status" suppressHydrationWarning>
          {''}
        </span>
      </p>
    </form>
  );
}
