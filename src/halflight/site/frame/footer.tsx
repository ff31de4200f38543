import type { CSSProperties } from 'react';
import { Availability } from '../../ui/components/availability/availability';
import { Link } from '../../ui/components/link/link';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { LanguageSwitch, type LanguageWay } from './language-switch';
import type { NavigationLink } from './navigation';
import { SocialList } from '../../features/social/social-list';

export interface FooterContent {
  /** Rendered HTML. */
  text?: string | null | undefined;
  links: readonly NavigationLink[];
  languages?: readonly LanguageWay[] | undefined;
}

export function Footer({ text, links, languages = [] }: FooterContent) {
  const say = useWords();
  const { title, person, feed, home } = useSite();
  const all: readonly NavigationLink[] = [...links, ...(feed ? [{ label: say('feed'), to: feed }] : [])];
  return (
    <footer className="footer" {...toEnding(title)}>
      <div className="footer-inner wrapper">
        <div className="footer-words">
          <p className="footer-title">{title}</p>
          {person.available && (
            <p className="footer-text">
              <Availability />
            </p>
          )}
          {text && <div className="footer-text" dangerouslySetInnerHTML={{ __html: text }} />}
        </div>
        {all.length > 0 && (
          <nav aria-label={say('footerNavigation')}>
            <ul className="footer-links cluster">
              {all.map(({ label, to, url }, index) => (
                <li key={index}>
                  <Link to={to ?? url ?? home}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {(languages.length > 0 || person.social.length > 0) && (
          <div className="footer-end">
            {languages.length > 0 && <LanguageSwitch ways={languages} />}
            {person.social.length > 0 && <SocialList links={person.social} compact />}
          </div>
        )}
      </div>
    </footer>
  );
}

/** The widths of letters in the large name at the end, relative to the font size: those of Geist Mono, the widest font, and of square letters. */
const LETTER = 0.58;
const SQUARE = 1;

/** A longer name would be too small to end a page with. */
const MOST_LETTERS = 28;

/** The attributes from which the stylesheet draws the name; none if it is too long. */
function toEnding(name: string): { 'data-name'?: string; style?: CSSProperties } {
  const letters = Array.from(name.replace(/\p{M}/gu, ''));
  if (letters.length > MOST_LETTERS) return {};
  const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  const width = letters.reduce((sum, letter) => sum + (square.test(letter) ? SQUARE : LETTER), 0);
  return { 'data-name': name, style: { '--letters': width.toFixed(1) } as CSSProperties };
}
