import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
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
    { value: 'light', label: say('themeLight'), icon: <Sun className="icon" strokeWidth={1.75} aria-hidden="true" /> },
    { value: 'system', label: say('themeSystem'), icon: <HalfLight /> },
    { value: 'dark', label: say('themeDark'), icon: <Moon className="icon" strokeWidth={1.75} aria-hidden="true" /> },
  ];
  return (
    <fieldset className="theme-control">
      <legend className="visually-hidden">{say('theme')}</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value} title={label}>
          <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
          {icon}
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The motif: a half-lit disc. */
function HalfLight() {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" stroke="none" />
    </svg>
  );
}
