import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import './calendar-links.css';

interface Props {
  /** The path of the list's calendar, without the site's prefix. */
  path: string;
  /** Its full URL, which calendar programs poll. */
  address: string;
}

/** Links to add a list to a calendar: by subscription, which includes future events, or by downloading the current ones. */
export function CalendarLinks({ path, address }: Props) {
  const say = useWords();
  return (
    <p className="calendar-links label">
      <Link to={address.replace(/^https?:/, 'webcal:')}>{say('subscribeToCalendar')}</Link>
      <Link to={path}>{say('downloadCalendar')}</Link>
    </p>
  );
}
