import type { ShownImage } from '../../../fields/images';

interface Props extends ShownImage {
  /** The `sizes` attribute: how wide it is shown, for the browser's choice of a file. */
  sizes?: string | undefined;
  /** Loads eagerly, for the first large image of a page. */
  eager?: boolean;
  /** Whether the browser should fetch it before others. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A responsive image: AVIF, with JPEG or PNG for browsers without it, and another image in the dark theme, if there is one. Renders
 * gatsby-plugin-image's data itself, because the plugin's component hides the image until a script has run.
 */
export function Picture({ image, className, ...props }: Props) {
  const { dark } = image;
  if (!dark) return <OnePicture {...props} image={image} className={className} />;
  // Lazy, because browsers then request only the one that `utilities.css` shows; they request eager images even if hidden.
  const toClass = (name: string) => [className, name].filter(Boolean).join(' ');
  return (
    <>
      <OnePicture {...props} image={image} className={toClass('in-light')} eager={false} />
      <OnePicture {...props} image={dark} className={toClass('in-dark')} eager={false} />
    </>
  );
}

function OnePicture({ alt, focus, image, sizes, eager = false, priority = eager, className }: Props) {
  const { fallback, sources = [] } = image.images;
  return (
    <picture className={className}>
      {sources.map(({ srcSet, type, sizes: ownSizes }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes ?? ownSizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.srcSet ? (sizes ?? fallback.sizes) : undefined}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  );
}
