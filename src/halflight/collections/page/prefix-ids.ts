/** A tag. Attribute values may contain `>`. */
const TAG = /<[a-z](?:"[^"]*"|[^">])*>/gi;

const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

/** The attributes whose values are ids. */
const WITH_IDS = /^(?:id|for|headers|aria-(?:controls|describedby|labelledby))$/;

/** Prefixes the ids in rendered HTML, and the references to them, for a text that appears on a page more than once. */
export function prefixIds(html: string, prefix: string): string {
  const tags = html.match(TAG) ?? [];
  const ids = new Set(tags.flatMap((tag) => / id="([^"]+)"/.exec(tag)?.[1] ?? []));
  const rename = (id: string) => (ids.has(id) ? prefix + id : id);
  return html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (_, name: string, value: string) => {
      const renamed = WITH_IDS.test(name)
        ? value.split(' ').map(rename).join(' ')
        : value.replace(/^(#|url\(#)([^)]+)/, (_whole, start: string, id: string) => start + rename(id));
      return ` ${name}="${renamed}"`;
    }),
  );
}
