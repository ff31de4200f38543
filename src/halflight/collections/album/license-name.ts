/** A short name for a licence, by its URL: `CC BY-NC 4.0` for one of Creative Commons, otherwise the host. */
export function toLicenseName(url: string): string {
  const [, kind = '', name = '', version = ''] =
    /^https?:\/\/creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)\/(\d\.\d)/i.exec(url) ?? [];
  if (kind === 'licenses') return `CC ${name.toUpperCase()} ${version}`;
  if (name === 'zero') return `CC0 ${version}`;
  return name === 'mark' ? `Public Domain Mark ${version}` : url.replace(/^https?:\/\/(?:www\.)?([^/?#]+).*$/s, '$1');
}
