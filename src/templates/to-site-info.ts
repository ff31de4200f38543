import type { ListInfo, SiteInfo } from '../components/site-context/site-context';
import { toWords } from '../strings/words';

/** The settings of a site as its components take them. */
export function toSiteInfo({ siteSettings, person }: Queries.SiteSettingsQuery): SiteInfo {
  const words = toWords(siteSettings?.words ?? {});
  const renamed = (siteSettings?.collections ?? {}) as Record<string, Partial<ListInfo> | undefined>;
  const listOf = (name: 'posts' | 'projects'): ListInfo => ({
    title: renamed[name]?.title ?? words[name],
    path: withSlashes(renamed[name]?.path ?? `/${name}/`),
  });
  return {
    title: siteSettings?.title ?? '',
    description: siteSettings?.description ?? '',
    language: siteSettings?.language ?? 'en',
    words,
    lists: { posts: listOf('posts'), projects: listOf('projects') },
    person: {
      name: person?.name ?? siteSettings?.title ?? '',
      role: person?.role ?? undefined,
      location: person?.location ?? undefined,
      email: person?.showEmail ? (person.email ?? undefined) : undefined,
      phone: person?.phone ?? undefined,
      social: (person?.social ?? []).map(({ url, label }) => ({ url, label: label ?? undefined })),
    },
  };
}

function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}
