import type { Content } from '../halflight/sourcing/read-content';
import { toSlug } from '../halflight/sourcing/to-slug';
import { shortenSlug } from '../halflight/sourcing/shorten-slug';
import type { Blog } from './importer';
import { namesOf } from './map-front-matter';

/** The authors of a blog, if there are several. */
export interface People {
  /** The files that `people/` needs: names by slug. */
  files: ReadonlyMap<string, string>;
  toSlugs: (names: readonly string[]) => string[];
}

/** The authors of a blog, if there are several, each with their existing or new file. */
export function findPeople(blog: Blog, content: Content): People {
  const nameOf = (name: string) => blog.authors.get(name) ?? name;
  const names = new Set(
    blog.items.flatMap(({ values }) => [...namesOf(values.author), ...namesOf(values.authors)].map(nameOf)),
  );
  const known = new Map(
    content.entries
      .filter(({ collection }) => collection === 'people')
      .map(({ slug, values }) => [String(values.name), slug]),
  );
  const slugs = new Map([...names].map((name) => [name, known.get(name) ?? (shortenSlug(toSlug(name)) || 'author')]));
  if (names.size < 2) return { files: new Map(), toSlugs: () => [] };
  return {
    files: new Map(
      [...slugs].flatMap(([name, slug]) =>
        known.has(name) && !content.files.has(`people/${slug}.md`) ? [] : [[slug, name] as const],
      ),
    ),
    toSlugs: (wanted) => [...new Set(wanted.flatMap((name) => slugs.get(nameOf(name)) ?? []))],
  };
}
