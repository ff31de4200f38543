import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  [data: `data-${string}`]: string | undefined;
  /** A path of this site, without its prefix, or a full URL. */
  to: string;
};

/** A plain `<a>`: it works before React starts, and `gatsby-browser.tsx` takes it over afterwards. */
export function Link({ to, children, ...rest }: Props) {
  const href = to.startsWith('/') ? withPrefix(to) : to;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
