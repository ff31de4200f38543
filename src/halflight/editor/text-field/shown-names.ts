/**
 * Shows unsaved pictures under the names that their files will have. Sveltia CMS refers to them by `blob:` URLs, which it replaces when the entry is
 * saved.
 */
export class ShownNames {
  readonly #names = new Map<string, string>();

  /** Returns a name for a new picture that is not yet used in the text. */
  add(url: string, file: string, text: string): string {
    // An existing file keeps its URL.
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

  /** Converts a text from Sveltia CMS's form to the form shown. */
  toShown(value: string): string {
    return [...this.#names].reduce((text, [url, name]) => text.replaceAll(`(${url})`, `(${name})`), value);
  }

  /** Converts a shown text to the form that Sveltia CMS saves. */
  toValue(shown: string): string {
    return [...this.#names].reduce((text, [url, name]) => text.replaceAll(`(${name})`, `(${url})`), shown);
  }
}
