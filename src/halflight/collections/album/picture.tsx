/** @jsxRuntime classic */
// As in `site/site-head.tsx`, for the head.
import * as React from 'react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { toWideSizes } from '../../features/theme/picture-sizes';
import { SiteHead } from '../../site/site-head';
import { useFullAddress } from '../../site/use-full-address';
import type { PageLanguage } from '../../src/use-site-settings';
import { Actions } from '../../ui/components/actions/actions';
import { Facts } from '../../ui/components/facts/facts';
import { Enlargeable } from '../../ui/components/lightbox/enlargeable';
import { Lightbox } from '../../ui/components/lightbox/lightbox';
import { Link } from '../../ui/components/link/link';
import { PageHeader } from '../../ui/components/page-header/page-header';
import { Pager } from '../../ui/components/pager/pager';
import { useSite, useWords } from '../../ui/components/site-context/site-context';
import { Day } from '../../ui/components/time/time';
import type { PictureContext, PictureFiles } from './album-picture';
import { Rights } from './rights';
import '../../site/entry.css';
import './page.css';
import './picture.css';

type Context = PictureContext & PageLanguage;

type Props = PageProps<Queries.AlbumPictureQuery, Context>;

/** The page of a picture of an album: the picture as large as the screen allows, what is known of it, and its neighbours. */
export default function AlbumPicture({ data: { album, ...data }, pageContext }: Props) {
  const say = useWords();
  const { look } = useSite();
  const files = data.files as unknown as PictureFiles | null;
  if (!album || !files) return null;
  const { image, original } = files;
  const { picture, title, number, count, previous, next } = pageContext;
  const { alt, caption, day, camera, lens, exposure, creator, copyright, license } = picture;
  const facts = [
    { label: say('albumDay'), value: day && <Day day={day} /> },
    { label: say('location'), value: album.place },
    { label: say('albumCreator'), value: creator },
    { label: say('albumCamera'), value: camera },
    { label: say('albumLens'), value: lens },
    { label: say('albumExposure'), value: exposure },
  ];
  const place = say('pictureOf', { number, count });
  return (
    <article className="entry wrapper picture-page">
      <PageHeader
        title={title}
        worded
        facts={
          <>
            {album.path && <Link to={album.path}>{album.title}</Link>}
            {place !== title && <span>{place}</span>}
          </>
        }
      />
      <figure
        className="picture-page-figure"
        style={
          {
            '--ratio': ((image.width ?? 3) / (image.height ?? 2)).toFixed(3),
            '--wide': image.width,
          } as React.CSSProperties
        }
      >
        <Enlargeable alt={alt} image={image} label={title} always eager sizes={toWideSizes(look)} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <Lightbox />
      <Facts facts={facts} />
      {original && <Actions actions={[{ label: say('albumDownload'), to: original }]} />}
      <Rights
        copyright={copyright}
        license={license}
        permission={album.permission?.to ?? album.permission?.url ?? picture.permission}
      />
      <Pager label={say('gallery')} previous={previous} next={next} />
    </article>
  );
}

export function Head({
  data: { album, ...data },
  location,
  pageContext,
}: HeadProps<Queries.AlbumPictureQuery, Context>) {
  const toAddress = useFullAddress();
  const files = data.files as unknown as PictureFiles | null;
  const { caption, alt } = pageContext.picture;
  const image = files?.image;
  const [shared] = /\S+(?= 1200w)/.exec(image?.images.fallback?.srcSet ?? '') ?? [image?.images.fallback?.src];
  const title = album ? `${pageContext.title} · ${album.title}` : pageContext.title;
  return (
    <>
      <SiteHead
        path={location.pathname}
        context={pageContext}
        title={title}
        description={caption ?? alt}
        noindex={album?.noindex}
      />
      {shared && <meta property="og:image" content={toAddress(shared)} />}
      {shared && <meta name="twitter:card" content="summary_large_image" />}
      {shared && <meta property="og:image:alt" content={alt ? `${title}. ${alt}` : title} />}
    </>
  );
}

export const query = graphql`
  query AlbumPicture($id: String!, $file: String!) {
    album(id: { eq: $id }) {
      title
      path
      place
      permission {
        to
        url
      }
      noindex
    }
    files: albumPicture(album: $id, file: $file)
  }
`;
