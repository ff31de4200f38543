import type { ComponentType } from 'react';
import type { SectionProps } from '../sections/shown';

/** The components of the site's own sections, by type. When a site is bundled, `load-components.cjs` replaces this with the site's components. */
export const siteComponents: Readonly<Record<string, ComponentType<SectionProps>>> = {};
