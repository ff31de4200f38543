import { Link } from '../link/link';
import { useWords } from '../site-context/site-context';
import './calendar-links.css';

interface Props {
  /** The path of the calendar of a whole list, without the site's prefix. */
  path: string;
  /** Its full address: programs for calendars are told where to ask again. */
  address: string;
}

/** The ways to get what a list has into a calendar: to subscribe, so that new ones appear, or to save what there is now. */
export function CalendarLinks({ path, address }: Props) {
  const say = useWords();
  return (
    <p className="calendar-links label">
      <Link to={address.replace(/^https?:/, 'webcal:')}>{say('subscribeToCalendar')}</Link>
      <Link to={path}>{say('downloadCalendar')}</Link>
    </p>
  );
}
