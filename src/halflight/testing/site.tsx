import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultSite, SiteContext, type SiteInfo } from '../ui/components/site-context/site-context';
import type { ShownImage } from '../fields/images';

/** Renders something within a site. Missing settings have their defaults. */
export function renderInSite(children: ReactNode, site: Partial<SiteInfo> = {}) {
  return render(<SiteContext value={{ ...defaultSite, ...site }}>{children}</SiteContext>);
}

/** A site in English whose lists may show entries in Arabic and German. */
export const multilingual: Partial<SiteInfo> = {
  languages: ['en', 'ar', 'de'].map((code) => ({
    code,
    home: code === 'en' ? '/' : `/${code}/`,
    name: code,
    direction: code === 'ar' ? 'rtl' : 'ltr',
    offer: '',
    decline: '',
    notFound: '',
    backHome: '',
  })),
};

/** The language and direction of an element's text, such as `ar rtl`. */
export function languageOf(element: Element | null | undefined): string {
  const [language, direction] = ['lang', 'dir'].map((name) => element?.closest(`[${name}]`)?.getAttribute(name));
  return [language, direction].filter(Boolean).join(' ');
}

/** An image as components receive it. */
export function shownImage(alt: string): ShownImage {
  return {
    alt,
    image: {
      layout: 'constrained',
      width: 1200,
      height: 800,
      images: {
        fallback: { src: '/static/a.jpg', srcSet: '/static/a-400.jpg 400w', sizes: '100vw' },
        sources: [{ srcSet: '/static/a-400.avif 400w', type: 'image/avif', sizes: '100vw' }],
      },
    },
  };
}
