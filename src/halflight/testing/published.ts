import type { PersonValues, SiteValues } from '../collections';
import { withTranslations } from '../derive/languages';
import { readPublished, type PublishedSite } from '../outputs/published';
import { toEntryId, type Entry } from '../sourcing/read-entry';
import { build, type Options } from './routes';

interface Given extends Options {
  settings?: Partial<SiteValues>;
  person?: Partial<PersonValues>;
}

/** A site with these entries, and translations such as `person.fr.md`, as if Gatsby had built it. The digest of a content file is its path. */
export function publish(entries: readonly Entry[], { settings, person, ...options }: Given = {}): PublishedSite {
  const site = { title: 'A site', url: 'https://a.example', ...settings };
  const nodes = new Map<string, unknown>([
    [toEntryId('site.md'), { ...site, internal: { contentDigest: JSON.stringify(site) } }],
    [toEntryId('person.md'), person],
    ...entries.map(({ values, body, ...identity }) => {
      const firstParagraph = body.split('\n\n')[0] ?? '';
      const isTranslation = /^(?:site|person)\./.test(identity.filePath);
      const own = isTranslation && { values, internal: { contentDigest: JSON.stringify(values) } };
      return [identity.id, { ...values, ...identity, firstParagraph, ...own }] as const;
    }),
  ]);
  const { routes } = build(entries, { site: withTranslations(site, () => undefined), ...options });
  const declarations = entries
    .filter(({ collection }) => collection === 'collection')
    .map(({ id, filePath, slug, values }) => ({
      id,
      filePath,
      slug,
      values,
      internal: { contentDigest: JSON.stringify(values) },
    }));
  const named = JSON.stringify([person, ...entries.map(({ values }) => values)]).match(/[\w/.-]+\.(?:jpg|png)/g) ?? [];
  const files = named.map((path) => ({ relativePath: path, internal: { contentDigest: path } }));
  const published = readPublished(
    {
      getNode: (id: string) => nodes.get(id),
      getNodesByType: (type: string) =>
        type === 'File' ? files : type === 'CollectionDeclaration' ? declarations : [],
    } as unknown as Parameters<typeof readPublished>[0],
    routes,
    'public',
  );
  if (!published) throw new Error('There is no site.md.');
  return published;
}
