import { toLists } from '../components/site-context/lists';
import type { SiteInfo } from '../components/site-context/site-context';
import { toWords } from '../words/words';

/** The settings of a site as its components take them. */
export function toSiteInfo({ siteSettings, person }: Queries.SiteSettingsQuery): SiteInfo {
  const words = toWords(siteSettings?.words ?? {});
  return {
    title: siteSettings?.title ?? '',
    description: siteSettings?.description ?? '',
    language: siteSettings?.language ?? 'en',
    timeZone: siteSettings?.timeZone ?? undefined,
    words,
    feed: siteSettings?.hasFeeds ? '/feed.xml' : undefined,
    contact: siteSettings?.contactPath ?? undefined,
    lists: toLists(words, siteSettings?.collections ?? {}),
    search: siteSettings?.search ?? true,
    icons: (siteSettings?.icons ?? {}) as SiteInfo['icons'],
    person: {
      name: person?.name ?? siteSettings?.title ?? '',
      role: person?.role ?? undefined,
      location: person?.location ?? undefined,
      email: person?.email ?? undefined,
      phone: person?.phone ?? undefined,
      social: (person?.social ?? []).map(({ url, label }) => ({ url, label: label ?? undefined })),
      skills: (person?.skills ?? []).map(({ name, level }) => ({ name, level: level ?? undefined })),
      languages: person?.languages ?? [],
    },
  };
}
