import { graphql, type PageProps } from 'gatsby';
import { Prose } from '../../features/prose/prose';
import { EntryPage } from '../../site/entry-page';
import { entryHead } from '../../site/site-head';
import { Actions } from '../../ui/components/actions/actions';
import { useWords } from '../../ui/components/site-context/site-context';
import { Tags, type TagPaths } from '../../ui/components/tags/tags';
import { Day } from '../../ui/components/time/time';
import type { ShownAlbumPicture } from './album-picture';
import { AlbumRows } from './rows';
import { Rights } from './rights';
import './page.css';

type Props = PageProps<Queries.AlbumPageQuery, { tagPaths?: TagPaths }>;

/** An album: its text, then its pictures in rows, each of which leads to a page of its own. */
export default function AlbumPage({ data: { album, previous, next }, pageContext: { tagPaths } }: Props) {
  const say = useWords();
  if (!album) return null;
  const { date, place, summary, tagLinks, body, copyright, license, permission, archive } = album;
  const pictures = album.pictures as unknown as readonly ShownAlbumPicture[];
  return (
    <EntryPage
      entry={album}
      summary={summary}
      facts={
        (date ?? place) && (
          <>
            {date && <Day day={date} />}
            {place && <span>{place}</span>}
          </>
        )
      }
      header={<Tags tags={tagLinks} paths={tagPaths} />}
      more={say('moreAlbums')}
      previous={previous}
      next={next}
      className="album-page"
    >
      {body && (
        <div className="album-text">
          <Prose html={body} />
        </div>
      )}
      {pictures.length > 0 && (
        <section aria-label={say('gallery')}>
          <AlbumRows pictures={pictures} />
        </section>
      )}
      {archive && <Actions actions={[{ label: say('albumDownloadAll'), to: archive }]} />}
      <Rights copyright={copyright} license={license} permission={permission?.to ?? permission?.url} />
    </EntryPage>
  );
}

export const Head = entryHead(({ album }: Queries.AlbumPageQuery) => album);

export const query = graphql`
  query AlbumPage($id: String!, $previousId: String, $nextId: String) {
    album(id: { eq: $id }) {
      title
      titleHtml
      summary
      excerpt
      date
      place
      tagLinks {
        name
        path
      }
      copyright
      license
      permission {
        to
        url
      }
      noindex
      body
      source
      pictures
      archive
    }
    previous: album(id: { eq: $previousId }) {
      title
      titleHtml
      path
    }
    next: album(id: { eq: $nextId }) {
      title
      titleHtml
      path
    }
  }
`;
