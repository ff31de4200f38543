import { useWords } from '../../ui/components/site-context/site-context';
import './sunset.css';
import './theme-control.css';

/**
 * Chooses between light, system and dark with three radio buttons, which keyboards and screen readers handle natively. `choose-theme.ts` handles
 * changes, and `client.ts` syncs them with other tabs; the choice is never React state. Without JavaScript, the control is hidden.
 */
export function ThemeControl() {
  const say = useWords();
  const choices = [
    { value: 'light', label: say('themeLight'), lit: 'M12 4a8 8 0 0 1 0 16a8 8 0 0 1 0-16' },
    { value: 'system', label: say('themeSystem'), lit: 'M12 4a8 8 0 0 1 0 16' },
    { value: 'dark', label: say('themeDark'), lit: 'M12 4a8 8 0 0 1 0 16a4.5 8 0 0 0 0-16' },
  ];
  return (
    <fieldset className="theme-control">
      <legend className="visually-hidden">{say('theme')}</legend>
      {choices.map(({ value, label, lit }) => (
        <label key={value} title={label}>
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
          <Disc lit={lit} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The motif: a disc in its phase, full by day, a crescent by night. */
function Disc({ lit }: { lit: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
      <path d={lit} fill="currentColor" stroke="none" />
    </svg>
  );
}
