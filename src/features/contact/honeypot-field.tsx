import { useId } from 'react';
import { useWords } from '../../ui/components/site-context/site-context';
import type { Trap } from './to-post';

/**
 * The honeypot: off the screen, out of the tab order and hidden from screen readers. `display: none` and `hidden` would tell bots what it is.
 * Its label is for anyone who comes across it anyway, where stylesheets do not load.
 */
export function HoneypotField({ trap: { name, type } }: { trap: Trap }) {
  const say = useWords();
  const id = useId();
  return (
    <div className="contact-trap" aria-hidden="true">
      <label htmlFor={id}>{say('leaveEmpty')}</label>
      <input id={id} type={type} name={name} tabIndex={-1} autoComplete={type === 'text' ? 'off' : undefined} />
    </div>
  );
}
