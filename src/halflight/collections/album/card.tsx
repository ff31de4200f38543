import { Badge } from '../../ui/components/badge/badge';
import { EntryHeading } from '../../ui/components/entry-heading/entry-heading';
import { Picture } from '../../ui/components/picture/picture';
import { useDay, useForeign, usePageLanguage, useSite } from '../../ui/components/site-context/site-context';
import { toHalfSizes } from '../../features/theme/picture-sizes';
import { Tags } from '../../ui/components/tags/tags';
import type { ShownEntry } from '../shown';
import '../../ui/components/entry-card/entry-card.css';

interface Props {
  album: ShownEntry<'album'>;
  eager: boolean;
  level: 2 | 3;
}

/** An album in a list, with its cover or its first picture. The whole card links to it. */
export function AlbumCard({ album, eager, level }: Props) {
  const showDay = useDay();
  const { look } = useSite();
  const { id, language, path, summary, date, place, tags, cover } = album;
  const pageLanguage = usePageLanguage(language);
  return (
    <article className="entry-card whole-link" {...useForeign(language)}>
      {cover && (
        <div className="entry-card-cover">
          <Picture {...cover} eager={eager} sizes={toHalfSizes(look)} />
        </div>
      )}
      <div className="entry-card-words">
        {(date ?? place) && (
          <p className="label fact">
            {date && <span {...pageLanguage}>{showDay(date)}</span>}
            {date && place ? ` · ${place}` : place}
          </p>
        )}
        <EntryHeading entry={album} level={level} to={path} />
        <Badge of={id} />
        {summary && <p className="entry-card-summary">{summary}</p>}
        <Tags language={language} tags={tags} />
      </div>
    </article>
  );
}
