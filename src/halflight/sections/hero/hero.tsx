import { Availability } from '../../ui/components/availability/availability';
import { Actions } from '../../ui/components/actions/actions';
import { Picture } from '../../ui/components/picture/picture';
import { SplitPicture } from '../../ui/components/split-picture/split-picture';
import { useSite } from '../../ui/components/site-context/site-context';
import { toHeroSizes } from '../../features/theme/picture-sizes';
import { Title } from '../../ui/components/title/title';
import type { SectionProps } from '../shown';
import type { section } from './schema';
import './hero.css';

/** The opening of a page: a large statement over the horizon. */
export function Hero({
  section: { id, title, text, image, after, actions },
  first,
  eager,
  page,
}: SectionProps<typeof section>) {
  const { person, title: siteTitle, profile, timeZone, look } = useSite();
  const Heading = first ? 'h1' : 'h2';
  const facts = [
    { text: [title ?? page.title, siteTitle].includes(person.name) ? undefined : person.name },
    { text: person.role, property: 'p-job-title' },
    { text: person.location, property: 'p-locality' },
  ].filter(({ text }) => text);
  const isAvailable = person.available !== undefined;
  return (
    <section className="hero" data-type="hero" id={id} data-image={image ? '' : undefined} data-zone={timeZone}>
      <div className="hero-inner wrapper">
        <div className="hero-words">
          {first && (facts.length > 0 || isAvailable) && (
            <p className="hero-facts label">
              {facts.map(({ text, property }, index) => (
                <span key={index} className={profile ? property : undefined}>
                  {text}
                </span>
              ))}
              {isAvailable && (
                <span>
                  <Availability />
                </span>
              )}
            </p>
          )}
          <Heading>{title ?? <Title of={page} />}</Heading>
          {text ? (
            <div className="hero-text flow" dangerouslySetInnerHTML={{ __html: text }} />
          ) : (
            page.summary && <p className="hero-text">{page.summary}</p>
          )}
          <Actions actions={actions} />
        </div>
        {image && (
          <div className="hero-image">
            {after ? (
              // Studio fills the screen only with a single picture.
              <SplitPicture
                before={image}
                after={after}
                eager={eager}
                sizes={toHeroSizes(look === 'studio' ? 'halflight' : look)}
              />
            ) : (
              <Picture {...image} eager={eager} sizes={toHeroSizes(look)} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
