import type { ListName } from '../words/list-names';
import { toLists, type ListSettings } from '../ui/components/site-context/lists';
import type { SiteInfo } from '../ui/components/site-context/site-context';
import { outputNames, type HeadLink } from '../output-names';
import type { Words } from '../words/en';
import { fallbackWords } from '../words/fallback';
import type { Settings } from '../src/use-site-settings';

/** Converts a site's settings to what components take. */
export function toSiteInfo({ siteSettings, person }: Settings): SiteInfo {
  const words = (siteSettings?.words as Words | null | undefined) ?? fallbackWords;
  const home = siteSettings?.home ?? '/';
  return {
    title: siteSettings?.title ?? '',
    description: siteSettings?.description ?? '',
    language: siteSettings?.language ?? 'en',
    home,
    languages: (siteSettings?.languageLinks ?? []) as unknown as SiteInfo['languages'],
    timeZone: siteSettings?.timeZone ?? undefined,
    words,
    feed: linksOf({ siteSettings }, 'feed').length > 0 ? home + outputNames.atom : undefined,
    contact: siteSettings?.contactPath ?? undefined,
    lists: toLists(words, (siteSettings?.collections ?? {}) as ListSettings, home),
    search: siteSettings?.search ?? true,
    postList: (siteSettings?.postList ?? 'rows') as SiteInfo['postList'],
    look: (siteSettings?.lookName ?? 'halflight') as SiteInfo['look'],
    sidebar: siteSettings?.sidebar === true,
    demo: siteSettings?.demo === true,
    suggested: (siteSettings?.suggested ?? []) as readonly ListName[],
    announcement: Boolean(siteSettings?.announcement),
    icons: (siteSettings?.icons ?? {}) as SiteInfo['icons'],
    author: (siteSettings?.author ?? undefined) as SiteInfo['author'],
    person: {
      name: person?.name ?? siteSettings?.title ?? '',
      role: person?.role ?? undefined,
      location: person?.location ?? undefined,
      email: person?.email ?? undefined,
      phone: person?.phone ?? undefined,
      available: person?.available
        ? { from: person.available.from, for: person.available.for ?? undefined }
        : undefined,
      card: (person?.email ?? person?.phone) ? home + outputNames.contactCard : undefined,
      social: (person?.social ?? []).map(({ url, label }) => ({ url, label: label ?? undefined })),
      skills: (person?.skills ?? []).map(({ name, level }) => ({ name, level: level ?? undefined })),
      languages: (person?.languages ?? []).map(({ name, level }) => ({ name, level: level ?? undefined })),
    },
  };
}

/** The head links of one kind, to files beside the pages, selected by their location. */
export function linksOf({ siteSettings }: Pick<Settings, 'siteSettings'>, of: HeadLink['of']): HeadLink[] {
  const links = (siteSettings?.links ?? []) as unknown as readonly HeadLink[];
  return links.filter((link) => link.of === of);
}
