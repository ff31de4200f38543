/**
 * Shows pictures that are not yet saved by the names that their files will have. Sveltia CMS refers to them by `blob:` URLs, which it replaces when the
 * entry is saved.
 */
export class ShownNames {
  readonly #names = new Map<string, string>();

  /** A name for a new picture that the text has not yet. */
  add(url: string, file: string, text: string): string {
    // It was there already, so it is referred to as it is.
    if (!url.startsWith('blob:')) return url;
    const known = this.#names.get(url);
    if (known !== undefined) return known;
    const [, stem = 'picture', ending = ''] = /^(.*?)(\.\w+)?$/.exec(file.replace(/[\s()<>[\]]+/g, '-')) ?? [];
    const taken = (name: string) => text.includes(`(${name})`) || [...this.#names.values()].includes(name);
    let name = `./${stem}${ending}`;
    for (let count = 2; taken(name); count += 1) name = `./${stem}-${count}${ending}`;
    this.#names.set(url, name);
    return name;
  }

  /** A text as it is shown. */
  toShown(value: string): string {
    return [...this.#names].reduce((text, [url, name]) => text.replaceAll(`(${url})`, `(${name})`), value);
  }

  /** A text as Sveltia CMS saves it. */
  toValue(shown: string): string {
    return [...this.#names].reduce((text, [url, name]) => text.replaceAll(`(${name})`, `(${url})`), shown);
  }
}
